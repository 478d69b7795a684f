import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../form/text-field.tsx';
import { DurationField } from '../number/duration-field.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import type { Draft } from './draft.ts';
import { FormPage } from './form-page.tsx';
import { type SubmitOutcome, useForm } from './use-form.ts';

type Values = { name: string; code: string; planned: number | null };

type SampleProps = { onSubmit?: (values: Values) => Promise<SubmitOutcome>; draft?: Draft<Values> };

const labels = { name: 'Name', code: 'Code' };

function Sample({ onSubmit = async () => undefined, draft }: SampleProps) {
  const form = useForm<Values>({
    initial: { name: '', code: '', planned: null },
    validate: { name: (name) => (name ? null : 'Enter a name') },
    onSubmit,
    ...(draft ? { draft } : {}),
  });
  return (
    <UiProvider>
      <FormPage
        title="New project"
        crumbs={[{ label: 'New project' }]}
        form={form}
        labels={labels}
        cancelHref="#list"
      >
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Code" {...form.field('code')} />
        <DurationField label="Planned" optional {...form.field('planned')} />
      </FormPage>
    </UiProvider>
  );
}

test('errors stand beside their field and in a summary whose links lead to it', async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('One field needs your attention')).toBeVisible();
  const name = screen.getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Enter a name');
  await screen.getByLabelText('Code').click();
  await screen.getByRole('link', { name: 'Name: Enter a name' }).click();
  await expect.element(name).toHaveFocus();
});

test('what is refused as a whole is said without a link, for there is no field to lead to', async () => {
  const onSubmit = vi.fn(async () => [{ field: '', message: 'You are only viewing as somebody else.' }]);
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Name').fill('Harbour Terminal');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This could not be saved' })).toBeVisible();
  await expect.element(screen.getByText('You are only viewing as somebody else.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /viewing/ })).not.toBeInTheDocument();
});

test('fields that the server refuses get its words, and the first gets the focus', async () => {
  const onSubmit = vi.fn(async () => [{ field: 'code', message: 'This code is taken' }]);
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Name').fill('Harbour Terminal');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: 'Code: This code is taken' })).toBeVisible();
});

test('a duration may be typed as one likes and is put in order on leaving the field', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const screen = await render(<Sample onSubmit={onSubmit} />);
  await screen.getByLabelText('Name').fill('Harbour Terminal');
  const planned = screen.getByLabelText('Planned');
  await planned.fill('1h 30m');
  await userEvent.tab();
  await expect.element(planned).toHaveValue('1:30');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Harbour Terminal', code: '', planned: 5400 });
});

test('a duration that makes no sense says what would', async () => {
  const screen = await render(<Sample />);
  await screen.getByLabelText('Planned').fill('soon');
  await userEvent.tab();
  await expect.element(screen.getByText('Enter a duration, such as 1:30, 1h 30m or 90m')).toBeVisible();
});

test('a draft comes back, is written while typing and ends with saving', async () => {
  const draft = {
    read: async () => ({ name: 'Kept', code: '', planned: null }),
    write: vi.fn(),
    remove: vi.fn(),
  };
  const screen = await render(<Sample draft={draft} />);
  await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Kept');
  await screen.getByLabelText('Code').fill('HRB');
  await expect
    .poll(() => draft.write.mock.lastCall?.[0])
    .toEqual({ name: 'Kept', code: 'HRB', planned: null });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => draft.remove.mock.calls.length).toBe(1);
});

test('what was typed last is kept although the form is taken away at once', async () => {
  const draft = { read: async () => undefined, write: vi.fn(), remove: vi.fn() };
  const screen = await render(<Sample draft={draft} />);
  await screen.getByLabelText('Name').fill('Harbour');
  await screen.unmount();
  expect(draft.write.mock.lastCall).toEqual([{ name: 'Harbour', code: '', planned: null }]);
});

test('what was typed and taken back again keeps no draft', async () => {
  const draft = { read: async () => undefined, write: vi.fn(), remove: vi.fn() };
  const screen = await render(<Sample draft={draft} />);
  expect(draft.remove).not.toHaveBeenCalled();
  await screen.getByLabelText('Name').fill('Harbour');
  await screen.getByLabelText('Name').fill('');
  await expect.poll(() => draft.remove.mock.calls.length).toBe(1);
  draft.write.mockClear();
  await screen.unmount();
  expect(draft.write).not.toHaveBeenCalled();
});

test('a form that was saved and left keeps no draft', async () => {
  const draft = { read: async () => undefined, write: vi.fn(), remove: vi.fn() };
  const screen = await render(<Sample draft={draft} />);
  await screen.getByLabelText('Name').fill('Harbour');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => draft.remove.mock.calls.length).toBe(1);
  draft.write.mockClear();
  await screen.unmount();
  expect(draft.write).not.toHaveBeenCalled();
});
