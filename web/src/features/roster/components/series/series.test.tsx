import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#contract/activity/rules.ts';
import { MONDAY } from '../../../../../test/roster-answers.ts';
import { again, LEFT, opened, SERIES_ID, single } from '../../../../../test/series-box.tsx';

beforeEach(() => page.viewport(1440, 900));

test('a shift is repeated on chosen days, and what can’t be planned is said before', async () => {
  const { view, kept } = await opened(single, [LEFT]);
  await view.getByRole('button', { name: 'Repeat…' }).click();
  const box = view.getByRole('dialog', { name: /^Repeat / });
  await expect.element(box.getByText('Callum Reid is on leave then.')).toBeVisible();
  await box.getByRole('combobox', { name: 'It comes again' }).click();
  await view.getByRole('option', { name: 'Monday to Friday' }).click();
  expect(kept()).toEqual([]);
  await box.getByRole('button', { name: 'Plan 4 shifts' }).click();
  await expect.poll(kept).toEqual([
    [
      ...['POST', `/shifts/${single.id}/series`],
      {
        ...{ rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', until: addDays(MONDAY, 28), with_people: true },
        ...{ leave_out: true, preview: false },
      },
    ],
  ]);
  await expect.element(view.getByText(/^4 drafts planned/)).toBeVisible();
});

test('a shift that comes again says on which days, how far, and what is still to come', async () => {
  const { view } = await opened(again);
  await expect
    .element(view.getByText('Comes again every week on Mon, Thu, planned until Mon 21 Dec'))
    .toBeVisible();
  await expect.element(view.getByText('9 still to come · 1 changed alone')).toBeVisible();
});

test('a change is of one shift, or of it and those after it, and keeps to what was changed', async () => {
  const { view, kept } = await opened(again);
  await view.getByRole('button', { name: 'Edit' }).click();
  const box = view.getByRole('dialog', { name: /^Edit|^Change/ });
  await box.getByRole('combobox', { name: 'Which shifts' }).click();
  await view.getByRole('option', { name: 'This one and those after it' }).click();
  await box.getByRole('textbox', { name: /^Note/ }).fill('Bring the keys');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect.poll(kept).toEqual([
    [
      ...['PATCH', `/series/${SERIES_ID}`],
      {
        ...{ from_shift: again.id, fields: { note: 'Bring the keys' } },
        ...{ leave_out: false, preview: false },
      },
    ],
  ]);
  await expect.element(view.getByText('4 shifts of the series changed')).toBeVisible();
});

test('a series is cancelled from a shift on, with a reason', async () => {
  const { view, kept } = await opened(again);
  await view.getByRole('button', { name: 'Cancel series…' }).click();
  const box = view.getByRole('dialog', { name: 'Cancel the series' });
  const cancel = box.getByRole('button', { name: 'Cancel them' });
  await expect.element(cancel).toBeDisabled();
  await box.getByRole('textbox', { name: /^Why/ }).fill('The site closes');
  await cancel.click();
  await expect
    .poll(kept)
    .toEqual([
      [
        ...['POST', `/series/${SERIES_ID}/cancel`],
        { from_shift: again.id, reason: 'The site closes', version: 4 },
      ],
    ]);
});

test('moving a whole series to another day is refused in the form, where the day was typed', async () => {
  const { view, kept } = await opened(again);
  await view.getByRole('button', { name: 'Edit' }).click();
  const box = view.getByRole('dialog', { name: /^Edit|^Change/ });
  await box.getByRole('combobox', { name: 'Which shifts' }).click();
  await view.getByRole('option', { name: 'All that are still to come' }).click();
  await box.getByRole('textbox', { name: /^Day/ }).fill('25/11/2026');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect.element(box.getByText(/Only one shift can move to another day/).first()).toBeVisible();
  expect(kept()).toEqual([]);
});

test('a series is planned further on its last day, with what that comes to in sight and no calendar over it', async () => {
  const { view, kept } = await opened(again, [LEFT]);
  await view.getByRole('button', { name: 'Plan further…' }).click();
  const box = view.getByRole('dialog', { name: 'Plan the series further' });
  const plan = box.getByRole('button', { name: 'Plan 4 shifts' });
  await expect.element(plan).toBeEnabled();
  await expect.element(box.getByText('Callum Reid is on leave then.')).toBeVisible();
  await expect.poll(() => box.element().contains(document.activeElement)).toBe(true);
  expect(document.querySelector('[data-dates-dropdown]')).toBeNull();
  await plan.click();
  const body = { from_shift: null, fields: {}, until: '2027-01-18', leave_out: true, preview: false };
  await expect.poll(kept).toEqual([['PATCH', `/series/${SERIES_ID}`, body]]);
});
