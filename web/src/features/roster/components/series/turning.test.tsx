import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { again, BATCH_ID, LEFT, opened, SERIES_ID } from '../../../../../test/series-box.tsx';

beforeEach(() => page.viewport(1440, 900));

const turning = async (
  ...given: Parameters<typeof opened> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const shown = await opened(again, ...given);
  await shown.view.getByRole('button', { name: 'Change days…' }).click();
  const box = shown.view.getByRole('dialog', { name: 'Change on which days it comes' });
  const choose = async (field: string, option: string) => {
    await box.getByRole('combobox', { name: field }).click();
    await shown.view.getByRole('option', { name: option }).click();
  };
  return { ...shown, box, choose, save: box.getByRole('button', { name: 'Change days' }) };
};

test('a series comes on other days from a shift on; what that comes to is said before, and taken back after', async () => {
  const { view, box, choose, save, kept, asked } = await turning([], { deleted: 2 });
  const way = box.getByRole('combobox', { name: 'It comes again' });
  await expect.element(way).toHaveValue('As now: every week on Mon, Thu');
  await expect.element(save).toBeDisabled();
  await choose('It comes again', 'Every second week on Monday');
  await expect.element(box.getByText('2 drafts will be deleted')).toBeVisible();
  await save.click();
  await expect.poll(kept).toEqual([
    [
      ...['PATCH', `/series/${SERIES_ID}`],
      {
        ...{ from_shift: again.id, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', until: '2026-12-21' },
        ...{ fields: {}, leave_out: false, preview: false },
      },
    ],
  ]);
  await expect.element(view.getByText('The series comes on other days')).toBeVisible();
  // What was foreseen isn't asked again once it is done: by then the series is a newer one.
  expect(asked.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({ preview: false });
  await view.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kept().at(-1)).toEqual(['POST', `/roster/batches/${BATCH_ID}/undo`, undefined]);
});

test('where people know of what is cancelled a reason is asked for', async () => {
  const { box, choose, save, kept } = await turning([], { cancelled: 1 });
  await choose('Which shifts', 'All that are still to come');
  await choose('It comes again', 'Monday to Friday');
  await expect.element(box.getByText('1 shift that people know of will be cancelled')).toBeVisible();
  await save.click();
  await expect.element(box.getByText('Say why, for the people on them.').first()).toBeVisible();
  expect(kept()).toEqual([]);
  await box.getByRole('textbox', { name: /^Why/ }).fill('The gate closes on Thursdays');
  await save.click();
  await expect
    .poll(() => kept().map(([, , body]) => body))
    .toMatchObject([{ from_shift: null, reason: 'The gate closes on Thursdays' }]);
});

test('whoever may plan in spite of what is in the way says why, once', async () => {
  const { box, choose, save, kept } = await turning([LEFT], { may_override: true });
  await choose('It comes again', 'Every day');
  await box.getByRole('textbox', { name: /^Why in spite of it/ }).fill('Fair week');
  await save.click();
  await expect
    .poll(() => kept().map(([, , body]) => body))
    .toMatchObject([{ rule: 'FREQ=DAILY', override_reason: 'Fair week', leave_out: true }]);
});

test('whoever may not is only told what is in the way', async () => {
  const { box, choose } = await turning([LEFT]);
  await choose('It comes again', 'Every day');
  await expect.element(box.getByText('Callum Reid is on leave then.')).toBeVisible();
  expect(box.getByRole('textbox', { name: /^Why in spite of it/ }).elements()).toEqual([]);
});
