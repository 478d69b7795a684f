import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEntry } from '#contract/activity/endpoints.ts';
import { logShift } from '#contract/shifts/plan-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openRosterDesk, type RosterDesk } from '../../../test/roster-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let at: RosterDesk;
let guard: TestPerson;
beforeAll(async () => {
  at = await openRosterDesk({ edit_window_days: 0 });
});
afterAll(() => at.muster.close());
beforeEach(async () => {
  guard = await at.newcomer();
});

const NIGHT = { day: '2026-03-28', starts_at: '2026-03-28T22:00Z', ends_at: '2026-03-29T05:00Z' };
const KNOWN = { published_at: '2026-03-01T09:00Z' };

/** Somebody's shift that people were told of. */
const worked = async (person: TestPerson, { shift = {}, booking = {} } = {}) => {
  const id = await at.shift({ ...NIGHT, told: true, ...shift });
  return { id, booking: await at.on(id, person, { ...KNOWN, ...booking }) };
};
const log = (person: TestPerson, assignment_id: string) =>
  at.muster.as(person)(logShift, { params: { assignment_id } });
const entryOf = async (person: TestPerson, { body }: Awaited<ReturnType<typeof log>>) =>
  (await at.muster.as(person)(readEntry, { params: { entry_id: body.entry_id } })).body;

const left = async (booking: string) => {
  const [row] = await at.muster.database.query('select status from assignments where id = $1', [booking]);
  return row?.status;
};

test('a shift is logged as it was published, less its break, in real hours of a night whose clocks change', async () => {
  const { booking } = await worked(guard, { shift: { break_min: 30 } });
  const answer = await log(guard, booking);
  expect(answer.body).toEqual({ entry_id: expect.any(String) });
  // 22:00 to 06:00 on the wall is seven hours where the clocks go forward.
  expect(await entryOf(guard, answer)).toMatchObject({
    ...{
      work_date: '2026-03-28',
      duration_s: 6.5 * 3600,
      source: 'roster',
      status: 'draft',
      project: { id: at.project },
    },
  });
});

test('whoever checked in late has less, and the shift is completed with its log', async () => {
  const { booking } = await worked(guard, {
    booking: { status: 'checked_in', checked_in_at: '2026-03-28T23:00:30Z' },
  });
  expect(await entryOf(guard, await log(guard, booking))).toMatchObject({ duration_s: 6 * 3600 });
  expect(await left(booking)).toBe('completed');
});

test('a shift that is logged isn’t logged again, not even by two clicks at once, until its time is deleted', async () => {
  const { booking } = await worked(guard);
  const answers = await Promise.all([log(guard, booking), log(guard, booking), log(guard, booking)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(refusal(await log(guard, booking))).toEqual([422, 'logged-already', '']);
  await at.muster.database.query('update activity_entries set archived_at = now() where member_id = $1', [
    guard.member,
  ]);
  expect((await log(guard, booking)).status).toBe(201);
});

test('a shift of somebody else, one that was declined, called off or not published, is none of one’s own', async () => {
  const other = await at.newcomer();
  const { booking } = await worked(other);
  const { booking: declined } = await worked(guard, { booking: { status: 'declined' } });
  const { booking: unknown } = await worked(guard, { booking: { published_at: null, status: 'declined' } });
  for (const one of [booking, declined, unknown]) expect((await log(guard, one)).status).toBe(404);
});

test('a shift that hasn’t begun is not logged', async () => {
  const later = { day: '2036-03-03', starts_at: '2036-03-03T09:00Z', ends_at: '2036-03-03T17:00Z' };
  const { booking } = await worked(guard, { shift: later });
  expect(refusal(await log(guard, booking))).toEqual([422, 'not-begun', '']);
});
