import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Roster, roster } from '#contract/shifts/roster-shapes.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

const DAY = '2026-03-04';
let desk: Desk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openDesk({ week_start: 1 });
  const { database, organization } = desk.muster;
  guard = await makePerson(database, organization.id, 'member');
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: guard.sub, role: 'member', project_id: desk.project },
  });
  await database.query("update members set start_date = '2026-01-01'");
});
afterAll(() => desk.muster.close());

const read = async (person: TestPerson, project_id: string, from: string, to = from): Promise<Roster> => {
  const { body } = await desk.muster.as(person)(readProjectRoster, {
    params: { project_id },
    query: { from, to },
  });
  return roster.parse(body);
};
const ids = (shifts: Roster['shifts']) => shifts.map(({ id }) => id);
const plan = (fields: Parameters<typeof makeShift>[2]) =>
  makeShift(desk.muster.database, desk.muster.organization, fields);
/** Moves a shift of these tests to other times. */
const timed = (shift: string, day: string, starts: string, ends: string) =>
  desk.muster.database.query('update shifts set day = $2, starts_at = $3, ends_at = $4 where id = $1', [
    ...[shift, day, starts, ends],
  ]);

test('the night before goes on into the first day, and counts for the day on which it began', async () => {
  const project = await desk.makeProject();
  const { manager } = desk.muster.organization.people;
  const night = await plan({ project_id: project, day: '2026-03-03' });
  await timed(night, '2026-03-03', '2026-03-03T22:00Z', '2026-03-04T06:00Z');
  await makeAssignment(desk.muster.database, night, guard.member);
  const evening = await plan({ project_id: project, day: '2026-03-03' });
  await timed(evening, '2026-03-03', '2026-03-03T16:00Z', '2026-03-04T00:00Z');
  const own = await plan({ project_id: project, day: DAY });
  const seen = await read(manager, project, DAY);
  expect([ids(seen.overnight), ids(seen.shifts)]).toEqual([[night], [own]]);
  expect(seen.overnight[0]?.people.map(({ member }) => member.id)).toEqual([guard.member]);
  expect(seen.days.map(({ date, places }) => [date, places])).toEqual([[DAY, 1]]);
  const before = await read(manager, project, '2026-03-03');
  expect([ids(before.overnight), before.shifts.length]).toEqual([[], 2]);
});

test('who was told of a shift stays on it, on the day that they were told of, while the plan has it on another one', async () => {
  const project = await desk.makeProject();
  const shift = await plan({ project_id: project, day: DAY, told: true });
  await makeAssignment(desk.muster.database, shift, guard.member, { told: true });
  await timed(shift, '2026-03-11', '2026-03-11T08:00Z', '2026-03-11T16:00Z');
  const { coordinator } = desk.muster.organization.people;
  const [seen] = (await read(coordinator, project, DAY)).shifts;
  expect([seen?.open, seen?.people.map(({ member }) => member.id)]).toEqual([0, [guard.member]]);
});

test('leave of half a day or of hours says which stretch of its day it takes', async () => {
  const { database, organization } = desk.muster;
  const away = (part: string, day: string, starts: string, ends: string, times: object = {}) =>
    insertRow(database, 'leave_requests', {
      ...{ org_id: organization.id, member_id: guard.member, type: 'paid', minutes: 120, status: 'approved' },
      ...{ from_date: day, to_date: day, timezone: 'Europe/London', part, starts_at: starts, ends_at: ends },
      ...{ decided_at: '2026-03-01T10:00Z', decided_by: organization.people.manager.member },
      ...times,
    });
  await away('morning', '2026-03-16', '2026-03-16T00:00Z', '2026-03-16T12:00Z');
  await away('afternoon', '2026-03-17', '2026-03-17T12:00Z', '2026-03-18T00:00Z');
  await away('hours', '2026-03-18', '2026-03-18T13:30Z', '2026-03-18T15:00Z', {
    ...{ start_time: '13:30', end_time: '15:00' },
  });
  await away('whole-day', '2026-03-19', '2026-03-19T00:00Z', '2026-03-20T00:00Z');
  const { leave } = await read(organization.people.manager, desk.project, '2026-03-16', '2026-03-22');
  expect(leave.map(({ part, minutes }) => [part, minutes])).toEqual([
    ['morning', { from: 0, to: 720 }],
    ['afternoon', { from: 720, to: 1440 }],
    ['13:30–15:00', { from: 810, to: 900 }],
    [null, null],
  ]);
});
