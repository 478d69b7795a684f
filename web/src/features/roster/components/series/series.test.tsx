import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#contract/activity/rules.ts';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import { booked, MONDAY, PEOPLE, shiftOn } from '../../../../../test/roster-answers.ts';
import { blockOf, shownRoster } from '../../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const [callum] = PEOPLE;
const SERIES_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938c05e1e';
const BATCH_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938c0ba7c';
const BOOKED = booked('b1', callum);
const single = shiftOn('f1', MONDAY, { people: [BOOKED] });
const again = { ...single, series_id: SERIES_ID };
const SERIES: Series = {
  ...{ id: SERIES_ID, version: 4, rule: 'FREQ=WEEKLY;BYDAY=MO,TH', first_day: MONDAY, until: '2026-12-21' },
  ...{ furthest: '2027-05-24', to_come: 9, changed: 1 },
};
const LEFT: Batch['left'][number] = {
  ...{ shift_id: single.id, day: addDays(MONDAY, 7), start: '06:00', name: 'Guarding' },
  ...{
    member: { id: callum.id, name: callum.name },
    rule: 'leave',
    message: 'Callum Reid is on leave then.',
  },
};
const outcome = (left: Batch['left'], isForeseen: boolean) => ({
  ...{ batch_id: isForeseen ? null : BATCH_ID, undo_until: null, shifts: 4, places: 3, left },
  series_id: SERIES_ID,
});
const isForeseeing = (body: unknown) => JSON.stringify(body ?? {}).includes('"preview":true');

/** The box of a shift, with what was written but for what was only foreseen. */
const opened = async (shift: typeof single, left: Batch['left'] = []) => {
  const shown = await shownRoster({ shifts: [shift] }, (path, { method, body }) => {
    if (path === `/series/${SERIES_ID}/cancel`) return { body: { deleted: 2, cancelled: 1, begun: 0 } };
    if (path === `/series/${SERIES_ID}` && method === 'GET') return { body: SERIES };
    if (path.endsWith('/series') || path.startsWith('/series/'))
      return { body: outcome(left, isForeseeing(body)) };
    return undefined;
  });
  await expect.element(shown.view.getByText('06:00 – 14:00').first()).toBeVisible();
  blockOf(BOOKED.id).click();
  const kept = () => shown.writes().filter(([, , body]) => !isForeseeing(body));
  return { ...shown, kept };
};

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
