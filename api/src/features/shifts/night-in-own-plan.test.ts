import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPlan, readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

const DAY = '2026-03-04';
let desk: Desk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openDesk();
  guard = desk.muster.organization.people.coordinator;
});
afterAll(() => desk.muster.close());

const read = async (day: string) => {
  const { body } = await desk.muster.as(guard)(readOwnPlan, { query: { from: day, to: day } });
  return ownPlan.parse(body);
};
const told = async (day: string, starts: string, ends: string) => {
  const { database, organization } = desk.muster;
  const shift = await makeShift(database, organization, { project_id: desk.project, day, told: true });
  for (const [table, id] of [
    ['shifts', 'id'],
    ['published_shifts', 'shift_id'],
  ])
    await database.query(`update ${table} set starts_at = $2, ends_at = $3 where ${id} = $1`, [
      ...[shift, starts, ends],
    ]);
  await makeAssignment(database, shift, guard.member, { told: true });
  return shift;
};

test('one’s own plan of a day has the night before where it ends, apart from the shifts of the day', async () => {
  const night = await told('2026-03-03', '2026-03-03T22:00Z', '2026-03-04T06:00Z');
  const evening = await told('2026-03-04', '2026-03-04T18:00Z', '2026-03-05T00:00Z');
  const plan = await read(DAY);
  expect([plan.overnight, plan.shifts].map((shifts) => shifts.map(({ id }) => id))).toEqual([
    [night],
    [evening],
  ]);
  // What ends at midnight has nothing of the next day.
  expect((await read('2026-03-05')).overnight).toEqual([]);
});

test('leave of half a day says from when to when one is away; whole days are said elsewhere', async () => {
  const { database, organization } = desk.muster;
  const away = (part: string, day: string, ends: string) =>
    insertRow(database, 'leave_requests', {
      ...{ org_id: organization.id, member_id: guard.member, type: 'paid', minutes: 240, status: 'approved' },
      ...{ from_date: day, to_date: day, timezone: 'Europe/London', part, starts_at: `${day}T00:00Z` },
      ...{ ends_at: ends, decided_at: '2026-03-01T10:00Z', decided_by: organization.people.manager.member },
    });
  await away('morning', '2026-03-16', '2026-03-16T12:00Z');
  await away('whole-day', '2026-03-17', '2026-03-18T00:00Z');
  const times = async (day: string) =>
    (await read(day)).away.map(({ type, starts_at, ends_at }) => [type, starts_at, ends_at]);
  expect(await times('2026-03-16')).toEqual([
    ['paid', '2026-03-16T00:00:00.000Z', '2026-03-16T12:00:00.000Z'],
  ]);
  expect(await times('2026-03-17')).toEqual([]);
});
