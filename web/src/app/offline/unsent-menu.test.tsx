import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { changeUnsent, keepWrite, readUnsent, setSender } from '../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../platform/offline/unsent/write-store.ts';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { UnsentMenu } from './unsent-menu.tsx';

const LOG = { method: 'POST', path: '/logs' } as const;
const keep = (title: string) =>
  keepWrite({ endpoint: LOG, organization: 'a', subject: title, title, href: `/day/${title}`, input: {} });

beforeEach(async () => {
  signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  await forgetWrites('ada');
  await readUnsent();
});

const shown = () =>
  render(
    <UiProvider>
      <UnsentMenu />
    </UiProvider>,
  );

test('the top bar counts what waits, names it with the way to it, and sends it now', async () => {
  const wake = vi.fn();
  setSender({ wake, landed: async () => undefined });
  const view = await shown();
  expect(view.getByRole('button').elements()).toEqual([]);
  await keep('one');
  await keep('two');
  wake.mockClear();
  await view.getByRole('button', { name: '2 changes wait to be sent' }).click();
  await expect.element(view.getByRole('menuitem', { name: /two/ })).toHaveAttribute('href', '/day/two');
  await view.getByRole('menuitem', { name: 'Send now' }).click();
  expect(wake).toHaveBeenCalledOnce();
  setSender();
});

test('what was refused stands first, with its reason, and says that it needs somebody', async () => {
  const view = await shown();
  await keep('one');
  await keep('two');
  const refusal = { status: 422, message: 'The project is closed.', fields: [] };
  await changeUnsent('ada', (writes) =>
    writes.map((write) => (write.title === 'two' ? { ...write, refusal } : write)),
  );
  await view.getByRole('button', { name: '2 changes were not saved yet, and some need you' }).click();
  const [first] = view.getByRole('menuitem').elements();
  expect(first?.textContent).toContain('two');
  expect(first?.textContent).toContain('The project is closed.');
});
