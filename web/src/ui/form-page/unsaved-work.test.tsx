import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from '../form/text-field.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { unsavedWork } from './unsaved-work.ts';
import { type SubmitOutcome, useForm } from './use-form.ts';

let outcome: SubmitOutcome;

function Form() {
  const form = useForm({ initial: { name: '' }, onSubmit: async () => outcome });
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <TextField label="Name" {...form.field('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

const opened = () =>
  render(
    <UiProvider>
      <Form />
    </UiProvider>,
  );

beforeEach(() => {
  unsavedWork.set(0);
  outcome = undefined;
});

test('a form counts as unsaved work from the first change until it is as before', async () => {
  const { getByLabelText } = await opened();
  expect(unsavedWork.get()).toBe(0);
  await getByLabelText('Name').fill('Night patrol');
  await expect.poll(unsavedWork.get).toBe(1);
  await getByLabelText('Name').fill('');
  await expect.poll(unsavedWork.get).toBe(0);
});

test('until it is saved', async () => {
  const { getByLabelText, getByText } = await opened();
  await getByLabelText('Name').fill('Night patrol');
  outcome = [{ field: 'name', message: 'Taken.' }];
  await getByText('Save').click();
  await expect.element(getByText('Taken.')).toBeVisible();
  expect(unsavedWork.get()).toBe(1);
  outcome = undefined;
  await getByText('Save').click();
  await expect.poll(unsavedWork.get).toBe(0);
  await getByLabelText('Name').fill('Day patrol');
  await expect.poll(unsavedWork.get).toBe(1);
});

test('and until it is left', async () => {
  const { getByLabelText, unmount } = await opened();
  await getByLabelText('Name').fill('Night patrol');
  await expect.poll(unsavedWork.get).toBe(1);
  await unmount();
  expect(unsavedWork.get()).toBe(0);
});
