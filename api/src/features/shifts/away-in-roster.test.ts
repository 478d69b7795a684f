import { afterAll, beforeAll, expect, test } from 'vitest';
import { roster } from '#contract/shifts/roster-shapes.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

const DAY = '2026-03-04';
let desk: Desk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openDesk();
  const { database, organization } = desk.muster;
  guard = await makePerson(database, organization.id, 'member');
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: guard.sub, role: 'member', project_id: desk.project },
  });
  await database.query("update members set start_date = '2026-01-01'");
});
afterAll(() => desk.muster.close());

const read = async (person: TestPerson) => {
  const answer = await desk.muster.as(person)(readProjectRoster, {
    ...{ params: { project_id: desk.project }, query: { from: '2026-03-02', to: '2026-03-08' } },
  });
  return roster.parse(answer.body);
};

test('everybody sees who is away; of which type it is, its person and whoever may read all leave alone', async () => {
  const { database, organization } = desk.muster;
  const planner = await makePerson(database, organization.id, 'member');
  await insertRow(database, 'role_grants', {
    ...{ org_id: organization.id, subject: planner.sub, role: 'manager', project_id: desk.project },
  });
  await insertRow(database, 'leave_requests', {
    ...{ org_id: organization.id, member_id: guard.member, type: 'sick', minutes: 480, status: 'approved' },
    ...{ from_date: DAY, to_date: DAY, timezone: 'Europe/London', decided_at: '2026-03-01T10:00Z' },
    ...{ starts_at: `${DAY}T00:00Z`, ends_at: '2026-03-05T00:00Z' },
    decided_by: organization.people.manager.member,
  });
  const seen = async (person: TestPerson) => {
    const { planning, leave } = await read(person);
    return [planning, ...leave.map(({ member_id, type }) => [member_id, type])];
  };
  expect(await seen(planner)).toEqual([true, [guard.member, 'Leave']]);
  expect(await seen(organization.people.coordinator)).toEqual([false, [guard.member, 'Leave']]);
  expect(await seen(guard)).toEqual([false, [guard.member, 'Sick leave']]);
  expect(await seen(organization.people.manager)).toEqual([true, [guard.member, 'Sick leave']]);
});
