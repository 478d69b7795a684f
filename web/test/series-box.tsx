import { expect } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import type { Series, SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import { booked, MONDAY, PEOPLE, shiftOn } from './roster-answers.ts';
import { blockOf, shownRoster } from './roster-screen.tsx';

const [callum] = PEOPLE;
/** Its series. */
export const SERIES_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938c05e1e';
/** What takes back what was done. */
export const BATCH_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938c0ba7c';
const BOOKED = booked('b1', callum);
/** A shift of Callum’s. */
export const single = shiftOn('f1', MONDAY, { people: [BOOKED] });
/** One that comes again. */
export const again = { ...single, series_id: SERIES_ID };
const SERIES: Series = {
  ...{ id: SERIES_ID, version: 4, rule: 'FREQ=WEEKLY;BYDAY=MO,TH', first_day: MONDAY, until: '2026-12-21' },
  ...{ furthest: '2027-05-24', to_come: 9, changed: 1 },
};
/** What can’t be planned. */
export const LEFT: SeriesOutcome['left'][number] = {
  ...{ shift_id: single.id, day: addDays(MONDAY, 7), start: '06:00', name: 'Guarding' },
  ...{
    member: { id: callum.id, name: callum.name },
    rule: 'leave',
    message: 'Callum Reid is on leave then.',
  },
};
const outcome = (left: SeriesOutcome['left'], isForeseen: boolean): SeriesOutcome => ({
  ...{ batch_id: isForeseen ? null : BATCH_ID, undo_until: null, shifts: 4, places: 3, left },
  ...{ series_id: SERIES_ID, deleted: 0, cancelled: 0, may_override: false },
});
const isForeseeing = (body: unknown) => JSON.stringify(body ?? {}).includes('"preview":true');

/** The box of a shift, with what was written but for what was only foreseen. */
export const opened = async (
  shift: typeof single,
  left: SeriesOutcome['left'] = [],
  more: Partial<SeriesOutcome> = {},
) => {
  const shown = await shownRoster({ shifts: [shift] }, (path, { method, body }) => {
    if (path === `/series/${SERIES_ID}/cancel`)
      return { body: { deleted: 2, cancelled: 1, begun: 0, batch_id: BATCH_ID, undo_until: null } };
    if (path === `/roster/batches/${BATCH_ID}/undo`) return { body: { removed: 0, kept: 0, restored: 3 } };
    if (path === `/series/${SERIES_ID}` && method === 'GET') return { body: SERIES };
    if (path.endsWith('/series') || path.startsWith('/series/'))
      return { body: { ...outcome(left, isForeseeing(body)), ...more } };
    return undefined;
  });
  await expect.element(shown.view.getByText('06:00 – 14:00').first()).toBeVisible();
  blockOf(BOOKED.id).click();
  const kept = () => shown.writes().filter(([, , body]) => !isForeseeing(body));
  return { ...shown, kept };
};
