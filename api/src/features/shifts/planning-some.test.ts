import { afterAll, beforeAll, expect, test } from 'vitest';
import { roster } from '#contract/shifts/roster-shapes.ts';
import { readRoster } from '#contract/shifts/shift-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

const DAY = '2026-03-04';
let desk: Desk;
let planner: TestPerson;
beforeAll(async () => {
  desk = await openDesk({ week_start: 1 });
  const { database, organization } = desk.muster;
  planner = await makePerson(database, organization.id, 'coordinator');
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: planner.sub, role: 'manager', project_id: desk.project },
  });
});
afterAll(() => desk.muster.close());

const across = async (person: TestPerson) => {
  const { body } = await desk.muster.as(person)(readRoster, { query: { from: DAY, to: DAY } });
  return roster.parse(body);
};
const plan = (project_id: string, told = false) =>
  makeShift(desk.muster.database, desk.muster.organization, { project_id, day: DAY, told });

test('whoever plans some of what they see is shown the plan of those projects, and of others what was told', async () => {
  const { coordinator, manager } = desk.muster.organization.people;
  const other = await desk.makeProject();
  const own = await plan(desk.project);
  const told = await plan(other, true);
  await desk.muster.database.query(
    "update shifts set note = 'Nobody knows yet', headcount = 5 where id = $1",
    [told],
  );
  const hidden = await plan(other);
  const seen = await across(planner);
  expect(seen.planning).toBe(true);
  expect(seen.shifts.map(({ id }) => id).sort()).toEqual([own, told].sort());
  expect(seen.shifts.find(({ id }) => id === told)).toMatchObject({ unpublished: null, note: '' });
  // What waits to be published is counted of their own project alone.
  expect(seen.unpublished).toBe(1);
  expect(seen.shifts.some(({ id }) => id === hidden)).toBe(false);
  expect((await across(coordinator)).planning).toBe(false);
  expect((await across(manager)).unpublished).toBe(3);
});
