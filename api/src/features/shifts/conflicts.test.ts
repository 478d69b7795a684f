import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueryInput } from '#contract/endpoint.ts';
import { checkConflicts, listConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { bookMember, planShift } from '../../../test/factories/booking.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk({ min_rest_h: 11, max_week_h: 48, week_start: 1 });
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const DAY = '2027-03-10';
const shiftAt = (start: string, end: string, fields = {}, day = DAY) =>
  planShift(
    desk.muster.database,
    { org_id: desk.muster.organization.id, project_id: desk.project, day, start, end },
    fields,
  );
const book = (shift: string, fields = {}) => bookMember(desk.muster.database, shift, person.member, fields);

const check = (query: Partial<QueryInput<typeof checkConflicts>>, role: 'manager' | 'director' = 'manager') =>
  desk.muster.as(desk.muster.organization.people[role])(checkConflicts, {
    params: { project_id: desk.project },
    query: { member_id: person.member ?? '', ...query },
  });
const rulesOf = async (query: Partial<QueryInput<typeof checkConflicts>>) => {
  const { status, body } = await check(query);
  return status === 200 ? body.conflicts.map(({ rule }: { rule: string }) => rule) : [status, body.rule];
};

test('somebody free has nothing in the way, and directors are told that they might override', async () => {
  const asked = { day: DAY, start: '08:00', end: '16:00' };
  expect((await check(asked)).body).toEqual({ conflicts: [], may_override: false });
  expect((await check(asked, 'director')).body.may_override).toBe(true);
});

test('a booking in the way is told with its project, and final where both are firm', async () => {
  const mine = await book(await shiftAt('22:00', '06:00'));
  const { body } = await check({ day: DAY, start: '20:00', end: '23:00' });
  expect(body.conflicts).toMatchObject([
    {
      ...{ rule: 'overlap', final: true, actual: 60 },
      message: 'Booked at that time: night shift HRB-204, Wed 10 Mar 22:00–06:00.',
      rows: [
        { kind: 'booking', id: mine, project: { code: 'HRB-204' }, starts_at: '2027-03-10T22:00:00.000Z' },
      ],
    },
  ]);
  expect(await rulesOf({ day: DAY, start: '20:00', end: '23:00', except: mine })).toEqual([]);
  expect(await rulesOf({ day: '2027-03-11', start: '12:00', end: '18:00' })).toEqual(['rest']);
});

test('what is declined, cancelled or off the plan is in nobody’s way', async () => {
  await book(await shiftAt('08:00', '12:00'), { status: 'declined' });
  await book(await shiftAt('08:00', '12:00'), { archived_at: new Date().toISOString() });
  expect(await rulesOf({ day: DAY, start: '09:00', end: '11:00' })).toEqual([]);
});

test('a shift is asked about as it is, or at the time to which it would be moved', async () => {
  const shift = await shiftAt('08:00', '16:00', { skills: JSON.stringify([{ skill: 'Crane', level: 2 }]) });
  expect(await rulesOf({ shift_id: shift })).toEqual(['skill-missing']);
  await desk.muster.database.query(
    `insert into member_skills (org_id, member_id, skill, level, expires) values ($1, $2, 'crane', 4, '2027-03-10')`,
    [desk.muster.organization.id, person.member],
  );
  expect(await rulesOf({ shift_id: shift })).toEqual([]);
  expect(await rulesOf({ shift_id: shift, day: '2027-03-11' })).toEqual(['skill-expired']);
  await book(shift);
  expect(await rulesOf({ shift_id: shift, start: '09:00', end: '17:00' })).toEqual([]);
});

test('whoever has left by that day is refused', async () => {
  const ask = { day: DAY, start: '08:00', end: '16:00' };
  await desk.muster.database.query(`update members set end_date = '2027-03-09' where id = $1`, [
    person.member,
  ]);
  expect(await rulesOf(ask)).toEqual(['not-working']);
});

test('leave counts from the hour in which it begins, once it is approved', async () => {
  const leave = await insertRow(desk.muster.database, 'leave_requests', {
    ...{ org_id: desk.muster.organization.id, member_id: person.member, type: 'paid', minutes: 240 },
    ...{ from_date: DAY, to_date: DAY, part: 'afternoon', timezone: 'Europe/London' },
    ...{ starts_at: `${DAY}T12:00:00Z`, ends_at: '2027-03-11T00:00:00Z' },
  });
  const ask = { day: DAY, start: '08:00', end: '16:00' };
  expect(await rulesOf(ask)).toEqual([]);
  await desk.muster.database.query(`update leave_requests set status = 'approved' where id = $1`, [leave]);
  const { body } = await check(ask);
  expect(body.conflicts).toMatchObject([
    { rule: 'leave', actual: 240, rows: [{ kind: 'leave', id: leave }] },
  ]);
  expect(await rulesOf({ ...ask, end: '12:00' })).toEqual([]);
});

test('a booking in another organization is told as time that is taken, whatever it is', async () => {
  const { database } = desk.muster;
  const other = await makeOrganization(database);
  const project_id = await makeProject(database, other, { name: 'Very secret' });
  const [twin] = await database.query<{ id: string }>(
    `insert into members (org_id, user_sub, email, name, status) values ($1, $2, $3, 'Twin', 'active') returning id`,
    [other.id, person.sub, person.email],
  );
  const shift = await planShift(database, {
    org_id: other.id,
    project_id,
    day: DAY,
    start: '06:00',
    end: '10:00',
  });
  const elsewhere = await bookMember(database, shift, twin?.id ?? null);
  const { body } = await check({ day: DAY, start: '08:00', end: '16:00' });
  expect(body.conflicts).toMatchObject([{ rule: 'elsewhere', final: false, rows: [], actual: 120 }]);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(await rulesOf({ day: DAY, start: '10:00', end: '16:00' })).toEqual([]);
  await database.query(`update assignments set booking = 'soft' where id = $1`, [elsewhere]);
  expect(await rulesOf({ day: DAY, start: '08:00', end: '16:00' })).toEqual([]);
});

test('whoever may not see the project is a stranger until they get a role in it', async () => {
  const { database, organization } = desk.muster;
  person = await makePerson(database, organization.id, 'member');
  const ask = { day: DAY, start: '08:00', end: '16:00' };
  expect(await rulesOf(ask)).toEqual(['stranger']);
  await database.query(
    `insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)`,
    [organization.id, person.sub, desk.project],
  );
  expect(await rulesOf(ask)).toEqual([]);
});

test('what isn’t there is missing, and a time that isn’t there is named', async () => {
  expect(await rulesOf({ shift_id: desk.project })).toEqual([404, null]);
  expect(await rulesOf({ member_id: desk.project, day: DAY, start: '08:00', end: '09:00' })).toEqual([
    'stranger',
  ]);
  expect(await rulesOf({ day: DAY })).toEqual([422, 'time-required']);
  expect(await rulesOf({ day: '2027-03-28', start: '01:30', end: '09:00' })).toEqual([422, 'skipped-hour']);
});

test('a roster lists the bookings that something is in the way of, and no others', async () => {
  await book(await shiftAt('14:00', '22:00'));
  const tired = await book(await shiftAt('06:00', '14:00', {}, '2027-03-11'));
  const { body } = await desk.muster.as(desk.muster.organization.people.manager)(listConflicts, {
    params: { project_id: desk.project },
    query: { from: '2027-03-11', to: '2027-03-11' },
  });
  expect(body.data).toMatchObject([
    { assignment_id: tired, conflicts: [{ rule: 'rest', actual: 480, limit: 660 }] },
  ]);
});
