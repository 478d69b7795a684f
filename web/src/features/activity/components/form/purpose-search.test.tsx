import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { organizationCalled, signedInAs } from '../../../../app/fixtures.tsx';
import { UiProvider } from '../../../../ui/theme/ui-provider.tsx';
import { AddRow } from '../week/add-row.tsx';

afterEach(() => vi.unstubAllGlobals());

const guarding = { id: 'g', code: 'GRD', name: 'Guarding', billable: true };
const training = { id: 't', code: 'TRN', name: 'Training', billable: true };
const project = (code: string, service_ids: string[] | null = null) => ({
  id: code,
  code,
  name: `Project ${code}`,
  client: null,
  billable: true,
  service_ids,
});
const many = Array.from({ length: 50 }, (_, at) => project(`AAA-${at}`));

test('a project beyond the first fifty is found by typing, stays named and keeps its services', async () => {
  const client = signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  sessionStorage.setItem('organization', 'a');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const q = new URL(String(input instanceof Request ? input.url : input), location.href).searchParams.get(
      'q',
    );
    const projects = q ? [project('ZZZ-9', ['g'])] : many;
    return Response.json({ projects, services: [guarding, training] });
  });
  const onAdd = vi.fn();
  const screen = await render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <AddRow date="2026-11-19" onAdd={onAdd} />
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Add row' }).click();
  const field = screen.getByRole('combobox', { name: 'Project' });
  await field.click();
  await userEvent.keyboard('zzz');
  await screen.getByRole('option', { name: /ZZZ-9/ }).click();
  await expect.element(field).toHaveValue('ZZZ-9 Project ZZZ-9');
  await screen.getByRole('combobox', { name: 'Service' }).click();
  await expect.element(screen.getByRole('option', { name: /Guarding/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Training/ }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({
    project: { id: 'ZZZ-9', code: 'ZZZ-9', name: 'Project ZZZ-9' },
    service: { id: 'g', code: 'GRD', name: 'Guarding' },
  });
});
