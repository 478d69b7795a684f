import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave, listUncoveredShifts, type ShiftDecision } from '#contract/leave/deciding-endpoints.ts';
import { readLeave } from '#contract/leave/endpoints.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk();
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
  const substitute = await makePerson(desk.muster.database, desk.muster.organization.id, 'coordinator');
  await desk.muster.database.query("update members set start_date = '2026-01-01'");
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

test('a substitute who is away, booked or not there is refused by name, and nothing is approved or opened', async () => {
  const { person, leave } = await asked({ to: '2036-03-04' });
  const [first, second] = [await shift(MONDAY), await shift('2036-03-04')];
  const [one, other] = [await book(first, person), await book(second, person)];
  const attempt = async (member_id: string | null) =>
    refusal(
      await approve(leave.id, [
        { assignment_id: one, version: 1, action: 'open' },
        { assignment_id: other, version: 1, action: 'substitute', member_id: member_id ?? '' },
      ]),
    );
  const away = await asked({ from: '2036-03-04' });
  await approve(away.leave.id, []);
  const booked = await desk.entitled();
  await book(await shift('2036-03-04'), booked);
  expect(await attempt(away.person.member)).toEqual([422, 'leave', 'shifts.1']);
  expect(await attempt(booked.member)).toEqual([422, 'overlap', 'shifts.1']);
  expect(await attempt(crypto.randomUUID())).toEqual([422, 'not-working', 'shifts.1']);
  expect(await statusOf(leave.id)).toBe('requested');
  expect(await peopleOn(first)).toEqual([person.member]);
});

test('a booking that somebody changed meanwhile is said, and nothing is approved', async () => {
  const { person, leave } = await asked();
  const booking = await book(await shift(MONDAY), person);
  await desk.muster.database.query("update assignments set status = 'confirmed' where id = $1", [booking]);
  const answer = await approve(leave.id, [{ assignment_id: booking, version: 1, action: 'open' }]);
  expect(refusal(answer)).toEqual([422, 'shift-changed', 'shifts.0']);
  expect(await statusOf(leave.id)).toBe('requested');
});
