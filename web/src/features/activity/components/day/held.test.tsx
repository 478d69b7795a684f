import { expect, test } from 'vitest';
import { failure, keepTestsApart, offlineDay } from '../../../../../test/offline-day.tsx';
import { unsent } from '../../../../platform/offline/unsent/unsent.ts';

keepTestsApart();

const addEntry = async ({ view }: Pick<Awaited<ReturnType<typeof offlineDay>>, 'view'>) => {
  await view.getByRole('button', { name: 'Add entry' }).click();
  const form = view.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Duration' }).fill('1:30');
  await form.getByLabelText('Note').fill('Night watch');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(view.getByRole('button', { name: 'Edit Night watch' })).toBeVisible();
};
const WAITS = '1 change of this day waits to be sent. Submit when it is.';

test('a day, and its week, can’t be submitted while something of it waits to be sent, and says so', async () => {
  const shown = await offlineDay({}, ({ method }) => (method === 'POST' ? { body: {} } : undefined));
  const { view, comeBack, writes } = shown;
  await addEntry(shown);
  await expect.element(view.getByText(WAITS)).toBeVisible();
  for (const name of ['Submit day', 'Submit week'])
    await expect.element(view.getByRole('button', { name })).toBeDisabled();
  expect(view.getByText('Nothing is missing').elements()).toEqual([]);
  comeBack();
  await expect.element(view.getByText(WAITS)).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: 'Submit week' })).toBeEnabled();
  expect(writes()).toHaveLength(1);
});

test('what the server refused of a day holds it too, until it is mended or discarded', async () => {
  const shown = await offlineDay({}, ({ method }) =>
    method === 'POST' ? { status: 422, body: failure('The project is closed.') } : undefined,
  );
  const { view, comeBack } = shown;
  await addEntry(shown);
  comeBack();
  await expect
    .element(view.getByText('1 change of this day was not saved. Mend or discard it, then submit.'))
    .toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Submit day' })).toBeDisabled();
});

test('the sums of the day and of its week hold what waits, and are marked', async () => {
  const shown = await offlineDay();
  await addEntry(shown);
  const { view } = shown;
  const total = view
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last();
  await expect.element(total).toHaveTextContent('With time that waits to be sent1:30');
  await expect.element(view.getByText('1:30 logged')).toBeVisible();
  expect(view.getByTitle('With time that waits to be sent').elements().length).toBeGreaterThan(2);
  expect(unsent.now().writes).toHaveLength(1);
});
