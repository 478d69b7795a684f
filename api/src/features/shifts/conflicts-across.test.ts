import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryInput } from '#contract/endpoint.ts';
import { listAllConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { bookMember, planShift } from '../../../test/factories/booking.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let guard: TestPerson;
let other: string;
const DAY = '2027-03-10';

beforeAll(async () => {
  desk = await openDesk({ min_rest_h: 11, max_week_h: 48, week_start: 1 });
  guard = await granted('member', desk.project);
  other = await desk.makeProject();
});
afterAll(() => desk.muster.close());

/** Somebody of the team who has a role in one project. */
const granted = async (role: string, project_id: string): Promise<TestPerson> => {
  const { database, organization } = desk.muster;
  const person = await makePerson(database, organization.id, 'member');
  await insertRow(database, 'role_grants', {
    org_id: organization.id,
    subject: person.sub,
    role,
    project_id,
  });
  await database.query("update members set start_date = '2026-01-01' where id = $1", [person.member]);
  return person;
};
const book = async (project_id: string, start: string, end: string, booking = 'hard') => {
  const { database, organization } = desk.muster;
  const shift = await planShift(database, { org_id: organization.id, project_id, day: DAY, start, end });
  return bookMember(database, shift, guard.member, { booking });
};
const list = (person: TestPerson, days: Partial<QueryInput<typeof listAllConflicts>> = {}) =>
  desk.muster.as(person)(listAllConflicts, { query: { from: DAY, to: DAY, ...days } });
const rulesFor = async (person: TestPerson) =>
  new Map(
    (await list(person)).body.data.map(
      ({ assignment_id, conflicts }: { assignment_id: string; conflicts: { rule: string }[] }) => [
        assignment_id,
        conflicts.map(({ rule }) => rule),
      ],
    ),
  );

test('across projects whoever plans is shown both ends of an overlap, and who may not see the one they are booked on', async () => {
  const here = await book(desk.project, '06:00', '14:00');
  const there = await book(other, '12:00', '16:00', 'soft');
  const { manager, member } = desk.muster.organization.people;
  expect(await rulesFor(manager)).toEqual(
    new Map([
      [here, ['overlap']],
      [there, ['stranger', 'overlap']],
    ]),
  );
  expect(await rulesFor(member)).toEqual(new Map());
  const planner = await granted('manager', other);
  expect([...(await rulesFor(planner)).keys()]).toEqual([there]);
});

test('more than two weeks at once, or days that run backwards, are refused', async () => {
  const { manager } = desk.muster.organization.people;
  expect(await list(manager, { to: '2027-03-24' })).toMatchObject({ status: 422, body: { rule: 'range' } });
  expect(await list(manager, { to: '2027-03-09' })).toMatchObject({ status: 422, body: { rule: 'range' } });
});
