import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { listTeamEntries, readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
/** Monday of a week that is over, whatever day it is. */
let monday: string;
const WORKING = [0, 480, 480, 480, 480, 480, 0];
beforeAll(async () => {
  desk = await openDesk({ working_days: WORKING, week_start: 1 });
  monday = addDays(startOfWeek(desk.today, 1), -7);
});
afterAll(() => desk.muster.close());

const manager = () => desk.muster.as(desk.muster.organization.people.manager);
const week = async (query: Record<string, string> = {}) =>
  (await manager()(readTeamWeek, { query: { date: monday, ...query } })).body;
/** Somebody of the team since before that week. */
const colleague = async (fields = "start_date = '2024-01-01'") => {
  const person = await desk.newcomer();
  await desk.muster.database.query(`update members set ${fields} where id = $1`, [person.member]);
  return person;
};
const rowOf = async (member: string | null, query = {}) =>
  (await week({ per_page: '200', ...query })).data.find(
    (row: { member: { id: string } }) => row.member.id === member,
  );

test('a week says for everybody which days hold time, how far they are, and how many working days hold none', async () => {
  const person = await colleague();
  await desk.log(person, { work_date: monday });
  await desk.log(person, { work_date: monday, duration_s: 1_800 });
  await desk.log(person, { work_date: addDays(monday, 5) });
  await desk.muster.database.query(
    "update activity_entries set status = 'approved' where member_id = $1 and duration_s = 1800",
    [person.member],
  );
  expect(await rowOf(person.member)).toMatchObject({
    days: [
      { date: monday, duration_s: 5_400, status: 'draft' },
      { date: addDays(monday, 5), duration_s: 3_600, status: 'draft' },
    ],
    ...{ total_s: 9_000, missing: [1, 2, 3, 4].map((at) => addDays(monday, at)) },
  });
  const { from, to, days } = await week();
  expect([from, to, days[0], days[6]]).toEqual([
    monday,
    addDays(monday, 6),
    { date: monday, planned_minutes: 480, closed: null },
    { date: addDays(monday, 6), planned_minutes: 0, closed: null },
  ]);
});

test('a day of a closed month says who closed it', async () => {
  const { director } = desk.muster.organization.people;
  await desk.muster.database.query(
    `insert into activity_months (org_id, month, status, updated_by)
     values ($1, date_trunc('month', $2::date), 'closed', $3)`,
    [desk.muster.organization.id, '2025-03-31', director.sub],
  );
  const { days } = await week({ date: '2025-04-02' });
  expect(days.map(({ closed }: { closed: unknown }) => closed)).toEqual([
    { by: director.name, at: expect.any(String) },
    ...Array.from({ length: 6 }, () => null),
  ]);
});

test('a day is as far as its least advanced entry, a rejected one before a submitted one', async () => {
  const person = await colleague();
  for (const duration_s of [60, 120]) await desk.log(person, { work_date: monday, duration_s });
  const statusWith = async (status: string) => {
    await desk.muster.database.query(
      "update activity_entries set status = case when duration_s = 60 then 'submitted' else $2::activity_status end where member_id = $1",
      [person.member, status],
    );
    return (await rowOf(person.member)).days[0].status;
  };
  for (const [status, shown] of [
    ['rejected', 'rejected'],
    ['approved', 'submitted'],
    ['locked', 'submitted'],
    ['draft', 'draft'],
  ] as const)
    expect(await statusWith(status)).toBe(shown);
});

test('days before somebody came or after they left aren’t missing, nor today and days to come', async () => {
  const came = await colleague(`start_date = '${addDays(monday, 3)}'`);
  expect((await rowOf(came.member)).missing).toEqual([3, 4].map((at) => addDays(monday, at)));
  const left = await colleague(`start_date = '2024-01-01', end_date = '${addDays(monday, 1)}'`);
  expect((await rowOf(left.member)).missing).toEqual([monday, addDays(monday, 1)]);
  const future = await rowOf(came.member, { date: addDays(desk.today, 7) });
  expect(future.missing).toEqual([]);
  expect(await rowOf(left.member, { date: addDays(monday, 7) })).toBeUndefined();
  const offboarded = await colleague("status = 'offboarded'");
  expect(await rowOf(offboarded.member)).toBeUndefined();
});

test('holidays aren’t missing and plan nothing, and nobody who is on leave is missing', async () => {
  const [person, away] = [
    await colleague(),
    await colleague("start_date = '2024-01-01', status = 'on_leave'"),
  ];
  const { database, organization } = desk.muster;
  await database.query("insert into holidays (org_id, date, name) values ($1, $2, 'Harbour day')", [
    ...[organization.id, monday],
  ]);
  expect((await rowOf(person.member)).missing).toEqual([1, 2, 3, 4].map((at) => addDays(monday, at)));
  expect((await rowOf(away.member)).missing).toEqual([]);
  expect((await week()).days[0]).toEqual({ date: monday, planned_minutes: 0, closed: null });
  await database.query('delete from holidays where org_id = $1', [organization.id]);
});

test('only those who are missing are found, and by name, page after page', async () => {
  const complete = await colleague("start_date = '2024-01-01', name = 'Quentin Complete'");
  const missing = await colleague("start_date = '2024-01-01', name = 'Quentin Missing'");
  for (const at of [0, 1, 2, 3, 4]) await desk.log(complete, { work_date: addDays(monday, at) });
  const names = (body: { data: { member: { name: string } }[] }) =>
    body.data.map(({ member }) => member.name);
  expect(names(await week({ q: 'quentin' }))).toEqual(['Quentin Complete', 'Quentin Missing']);
  expect(names(await week({ q: 'quentin', missing: 'true' }))).toEqual(['Quentin Missing']);
  const first = await week({ q: 'quentin', per_page: '1' });
  expect(names(await week({ q: 'quentin', per_page: '1', after: first.after }))).toEqual(['Quentin Missing']);
  expect(missing.member).not.toBeNull();
});

test('a manager reads what somebody logged; nobody below does, nor of another organization', async () => {
  const person = await colleague();
  await desk.log(person, { work_date: monday, note: 'Patrol' });
  const asked = {
    params: { member_id: person.member ?? '' },
    query: { from: monday, to: addDays(monday, 6) },
  };
  const { body } = await manager()(listTeamEntries, asked);
  expect(body.data).toMatchObject([{ note: 'Patrol', member: { id: person.member } }]);
  const { coordinator } = desk.muster.organization.people;
  expect((await desk.muster.as(coordinator)(listTeamEntries, asked)).status).toBe(403);
  const unknown = { ...asked, params: { member_id: desk.project } };
  expect((await manager()(listTeamEntries, unknown)).status).toBe(404);
});
