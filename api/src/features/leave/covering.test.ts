import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave, listUncoveredShifts, type ShiftDecision } from '#contract/leave/deciding-endpoints.ts';
import { readLeave } from '#contract/leave/endpoints.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { FRIDAY, type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

const TUESDAY = '2036-03-04';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk({ min_rest_h: 11, max_week_h: 20, week_start: 1 });
});
afterAll(() => desk.muster.close());

const shift = (day: string, fields = {}) =>
  makeShift(desk.muster.database, desk.muster.organization, { project_id: desk.project, day, ...fields });
const book = (of: string, { member }: TestPerson, fields = {}) =>
  makeAssignment(desk.muster.database, of, member, fields);
const asked = async (fields = {}) => {
  const person = await desk.entitled();
  return { person, leave: (await desk.request(person, fields)).body };
};
const approve = (id: string, shifts: ShiftDecision[], by = desk.manager) =>
  desk.muster.as(by)(approveLeave, { params: { leave_id: id }, body: { version: 1, shifts } });
const peopleOn = async (of: string) => {
  const rows = await desk.muster.database.query<{ member_id: string }>(
    'select member_id from assignments where shift_id = $1 and archived_at is null',
    [of],
  );
  return rows.map(({ member_id }) => member_id);
};
const statusOf = async (leave_id: string) =>
  (await desk.muster.as(desk.manager)(readLeave, { params: { leave_id } })).body.status;

test('whoever decides sees the shifts that leave uncovers: those in its time that are still to be worked', async () => {
  const { person, leave } = await asked({ part: 'morning' });
  const inTime = await book(await shift(MONDAY, { told: true, role: 'Gate 3' }), person, { told: true });
  await book(await shift(MONDAY, { starts_at: `${MONDAY}T16:00Z`, ends_at: `${MONDAY}T20:00Z` }), person);
  await book(await shift('2036-03-04'), person);
  await book(await shift(MONDAY), person, { booking: 'soft', status: 'declined' });
  const params = { leave_id: leave.id };
  const { body } = await desk.muster.as(desk.manager)(listUncoveredShifts, { params });
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{ assignment_id: inTime, name: 'Gate 3', day: MONDAY, start: '08:00', end: '16:00' },
      ...{ status: 'offered', may_change: true },
    }),
  ]);
  expect((await desk.muster.as(person)(listUncoveredShifts, { params })).status).toBe(403);
});

test('with the approval a shift is opened and a substitute put on another; what people were told of stays until they are told', async () => {
  const { person, leave } = await asked({ to: '2036-03-04' });
  const substitute = await desk.newcomer();
  const [first, second] = [await shift(MONDAY, { told: true }), await shift('2036-03-04')];
  const told = await book(first, person, { told: true });
  const draft = await book(second, person);
  const { status } = await approve(leave.id, [
    { assignment_id: told, version: 1, action: 'open' },
    { assignment_id: draft, version: 1, action: 'substitute', member_id: substitute.member ?? '' },
  ]);
  expect(status).toBe(200);
  expect(await peopleOn(first)).toEqual([]);
  expect(await peopleOn(second)).toEqual([substitute.member]);
  const kept = await desk.muster.database.query(
    'select id, withdrawn_at from assignments where member_id = $1',
    [person.member],
  );
  expect(kept).toEqual([{ id: told, withdrawn_at: null }]);
});

/** Leave of two days with a shift on each, and what becomes of an approval that opens the first and covers the second. */
const covered = async (fields = {}) => {
  const { person, leave } = await asked({ to: TUESDAY });
  const [first, second] = [await shift(MONDAY), await shift(TUESDAY, fields)];
  const [one, other] = [await book(first, person), await book(second, person)];
  return {
    ...{ person, leave, first, second },
    attempt: ({ member }: { member: string | null }) =>
      approve(leave.id, [
        { assignment_id: one, version: 1, action: 'open' },
        { assignment_id: other, version: 1, action: 'substitute', member_id: member ?? '' },
      ]),
  };
};

test('a substitute who is away, booked, a stranger or on it already is refused by the rule, and nothing is approved or opened', async () => {
  const { person, leave, first, second, attempt } = await covered({ headcount: 2 });
  const away = await asked({ from: TUESDAY });
  await approve(away.leave.id, []);
  await desk.muster.database.query("update role_grants set role = 'coordinator' where subject = $1", [
    away.person.sub,
  ]);
  const [booked, beside] = [await desk.newcomer(), await desk.newcomer()];
  await book(await shift(TUESDAY), booked);
  await book(second, beside, { booking: 'soft', status: 'declined' });
  const refused = async (who: { member: string | null }) => refusal(await attempt(who));
  expect(await refused(away.person)).toEqual([422, 'leave', 'shifts.1']);
  expect(await refused(person)).toEqual([422, 'stranger', 'shifts.1']);
  expect(await refused(booked)).toEqual([422, 'overlap', 'shifts.1']);
  expect(await refused(beside)).toEqual([422, 'already-on-it', 'shifts.1']);
  expect(await refused({ member: crypto.randomUUID() })).toEqual([422, 'stranger', 'shifts.1']);
  expect(await statusOf(leave.id)).toBe('requested');
  expect(await peopleOn(first)).toEqual([person.member]);
});

test('a substitute who lacks a skill, rest or hours of the week is refused with the shifts concerned, and one who has them takes the shift', async () => {
  const { leave, second, attempt } = await covered({
    skills: JSON.stringify([{ skill: 'Crane', level: 2 }]),
  });
  const able = async () => {
    const somebody = await desk.newcomer();
    await desk.muster.database.query(
      `insert into member_skills (org_id, member_id, skill, level) values ($1, $2, 'crane', 3)`,
      [desk.muster.organization.id, somebody.member],
    );
    return somebody;
  };
  const [tired, busy, free] = [await able(), await able(), await able()];
  const early = { starts_at: `${TUESDAY}T00:00Z`, ends_at: `${TUESDAY}T06:00Z` };
  const night = await book(await shift(TUESDAY, early), tired);
  await book(await shift('2036-03-06'), busy);
  await book(await shift(FRIDAY), busy);
  expect(refusal(await attempt(await desk.newcomer()))).toEqual([422, 'skill-missing', 'shifts.1']);
  expect((await attempt(tired)).body).toMatchObject({
    rule: 'rest',
    fields: [{ field: 'shifts.1' }, { field: `rows.${night}` }],
  });
  expect(refusal(await attempt(busy))).toEqual([422, 'week', 'shifts.1']);
  expect(await statusOf(leave.id)).toBe('requested');
  expect((await attempt(free)).status).toBe(200);
  expect(await peopleOn(second)).toEqual([free.member]);
});

test('whoever is to take two shifts is judged with the first for the second', async () => {
  const { person, leave } = await asked();
  const substitute = await desk.newcomer();
  const late = { starts_at: `${MONDAY}T20:00Z`, ends_at: `${MONDAY}T23:00Z` };
  const bookings = [await book(await shift(MONDAY), person), await book(await shift(MONDAY, late), person)];
  const answer = await approve(
    leave.id,
    bookings.map((assignment_id) => ({
      ...{ assignment_id, version: 1, action: 'substitute' as const, member_id: substitute.member ?? '' },
    })),
  );
  expect(refusal(answer)).toEqual([422, 'rest', 'shifts.1']);
  expect(await statusOf(leave.id)).toBe('requested');
});

test('a substitute who was taken off the shift, and not told, is back on it', async () => {
  const { person, leave } = await asked();
  const before = await desk.newcomer();
  const of = await shift(MONDAY, { told: true });
  const known = await book(of, before, { told: true, archived_at: '2026-01-06T10:00Z' });
  const booking = await book(of, person);
  const member_id = before.member ?? '';
  await approve(leave.id, [{ assignment_id: booking, version: 1, action: 'substitute', member_id }]);
  const rows = await desk.muster.database.query('select id from assignments where shift_id = $1', [of]);
  expect(rows).toEqual([{ id: known }]);
});

test('a booking that somebody changed meanwhile is said, and nothing is approved', async () => {
  const { person, leave } = await asked();
  const booking = await book(await shift(MONDAY), person);
  await desk.muster.database.query("update assignments set status = 'confirmed' where id = $1", [booking]);
  const answer = await approve(leave.id, [{ assignment_id: booking, version: 1, action: 'open' }]);
  expect(refusal(answer)).toEqual([422, 'shift-changed', 'shifts.0']);
  expect(await statusOf(leave.id)).toBe('requested');
});
