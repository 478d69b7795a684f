import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignMember, moveAssignment, removeAssignment } from '#contract/shifts/assignment-endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { openPlanningDesk, type PlanningDesk } from '../../../test/planning-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: PlanningDesk;
beforeAll(async () => {
  desk = await openPlanningDesk();
});
afterAll(() => desk.muster.close());

const params = (assignment_id: string) => ({ project_id: desk.project, assignment_id });
const move = (id: string, body: object, version = 1) =>
  desk.muster.as(desk.muster.organization.people.manager)(moveAssignment, {
    params: params(id),
    body,
    version,
  });
const remove = (id: string, version = 1) =>
  desk.muster.as(desk.muster.organization.people.manager)(removeAssignment, { params: params(id), version });
const bookings = () => desk.muster.database.query('select * from assignments order by id');
const shiftOn = async (day: string, fields = {}) => (await desk.plan({ day, ...fields })).body;

test('somebody is put on a shift as an offer that nobody told them of', async () => {
  const guard = await desk.guard();
  const shift = await shiftOn('2027-02-01');
  const { status, body } = await desk.offer(shift.id, guard);
  expect(status).toBe(201);
  expect(body.open).toBe(0);
  expect(body.people).toMatchObject([
    {
      member: { id: guard.member },
      booking: 'hard',
      status: 'offered',
      unpublished: 'added',
      overridden: [],
    },
  ]);
});

test('a full shift, somebody who is on it already, and strangers are refused by name and change nothing', async () => {
  const [guard, other] = [await desk.guard(), await desk.guard()];
  const stranger = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  const full = await shiftOn('2027-02-02');
  const roomy = await shiftOn('2027-02-02', { headcount: 2, start: '17:00', end: '18:00' });
  await desk.offer(full.id, guard);
  await desk.offer(roomy.id, other);
  const before = await bookings();
  expect(refusal(await desk.offer(full.id, other))).toEqual([422, 'shift-full', '']);
  expect(refusal(await desk.offer(roomy.id, other))).toEqual([422, 'already-on-it', 'member_id']);
  expect(refusal(await desk.offer(roomy.id, stranger))).toEqual([422, 'stranger', 'member_id']);
  const nobody = { ...other, member: '01990000-0000-7000-8000-000000000000' };
  expect(refusal(await desk.offer(roomy.id, nobody))).toEqual([422, 'stranger', 'member_id']);
  expect(await bookings()).toEqual(before);
});

test('hard bookings that overlap are refused, tentative ones wait for a reason and a rank', async () => {
  const guard = await desk.guard();
  const { director } = desk.muster.organization.people;
  const day = '2027-02-03';
  await desk.offer((await shiftOn(day)).id, guard);
  const shift = await shiftOn(day, { start: '15:00', end: '20:00' });
  expect(refusal(await desk.offer(shift.id, guard))).toEqual([422, 'overlap', 'member_id']);
  const reason = { booking: 'soft', override_reason: 'The client asked for them' };
  expect(refusal(await desk.offer(shift.id, guard, reason))).toEqual([
    422,
    'override-rank',
    'override_reason',
  ]);
  const { status, body } = await desk.muster.as(director)(assignMember, {
    params: { project_id: desk.project, shift_id: shift.id },
    body: { member_id: guard.member ?? '', booking: 'soft', override_reason: reason.override_reason },
  });
  expect(status).toBe(201);
  expect(body.people).toMatchObject([{ overridden: ['overlap'], override_reason: reason.override_reason }]);
});

test('two who put one person on two shifts at the same time don’t both succeed', async () => {
  const guard = await desk.guard();
  const day = '2027-02-05';
  const shifts = [await shiftOn(day), await shiftOn(day, { start: '12:00', end: '20:00' })];
  const answers = await Promise.all(shifts.map(({ id }) => desk.offer(id, guard)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.rule).toBe('overlap');
});

test('a booking that its person doesn’t know of goes to somebody else or another shift without a trace', async () => {
  const [guard, other] = [await desk.guard(), await desk.guard()];
  const from = await shiftOn('2027-02-08');
  const to = await shiftOn('2027-02-09');
  const { body: booked } = await desk.offer(from.id, guard);
  const { status, body } = await move(booked.people[0].id, { member_id: other.member, shift_id: to.id });
  expect(status).toBe(200);
  expect([body.id, body.people.length, body.people[0].member.id]).toEqual([to.id, 1, other.member]);
  const { shifts } = await desk.see(desk.muster.organization.people.manager, '2027-02-08', '2027-02-09');
  expect(shifts.map(({ people }: { people: object[] }) => people.length)).toEqual([0, 1]);
});

test('whoever knew of a booking stays on the roster until they are told, and is back as they were when it is moved back', async () => {
  const [guard, other] = [await desk.guard(), await desk.guard()];
  const shift = await desk.told({ hours: 24 * 40 });
  const booked = await desk.give(shift, guard, { status: 'confirmed' });
  const { body: moved } = await move(booked, { member_id: other.member });
  const wordOf = (body: { people: { member: { id: string }; unpublished: string; status: string }[] }) =>
    Object.fromEntries(
      body.people.map(({ member, unpublished, status }) => [member.id, [unpublished, status]]),
    );
  expect(wordOf(moved)).toEqual({
    [guard.member ?? '']: ['removed', 'confirmed'],
    [other.member ?? '']: ['added', 'offered'],
  });
  const now = moved.people.find(({ member }: { member: { id: string } }) => member.id === other.member);
  const { body: back } = await move(now.id, { member_id: guard.member }, now.version);
  expect(wordOf(back)).toEqual({ [guard.member ?? '']: [null, 'confirmed'] });
});

test('a move into a conflict or onto a full shift leaves everything as it was', async () => {
  const [guard, other] = [await desk.guard(), await desk.guard()];
  const day = '2027-02-11';
  const [one, two] = [await shiftOn(day), await shiftOn(day, { start: '12:00', end: '20:00' })];
  const { body: mine } = await desk.offer(one.id, guard);
  await desk.offer(two.id, other);
  const before = await bookings();
  expect(refusal(await move(mine.people[0].id, { shift_id: two.id }))).toEqual([422, 'shift-full', '']);
  expect(refusal(await move(mine.people[0].id, { member_id: other.member }))).toEqual([
    ...[422, 'overlap', 'member_id'],
  ]);
  expect((await move(mine.people[0].id, { booking: 'soft' }, 7)).status).toBe(412);
  expect(await bookings()).toEqual(before);
});

test('a tentative booking is made firm only where nothing is in the way', async () => {
  const guard = await desk.guard();
  const day = '2027-02-15';
  const { body: soft } = await desk.offer((await shiftOn(day)).id, guard, { booking: 'soft' });
  const firm = await move(soft.people[0].id, { booking: 'hard' });
  expect(firm.body.people).toMatchObject([{ booking: 'hard', version: 2 }]);
});

test('somebody who doesn’t know of their booking is off at once, who does when they are told', async () => {
  const guard = await desk.guard();
  const draft = await shiftOn('2027-02-16');
  const { body: booked } = await desk.offer(draft.id, guard);
  expect((await remove(booked.people[0].id)).status).toBe(204);
  const { manager } = desk.muster.organization.people;
  const [empty] = (await desk.see(manager, '2027-02-16')).shifts;
  expect([empty.people, empty.open]).toEqual([[], 1]);

  const told = await desk.told({ hours: 24 * 50 });
  const known = await desk.give(told, guard, { status: 'confirmed' });
  expect((await remove(known, 3)).status).toBe(412);
  expect((await remove(known)).status).toBe(204);
  expect((await remove(known)).status).toBe(404);
  const rows = await desk.muster.database.query(
    'select archived_at, withdrawn_at from assignments where id = $1',
    [known],
  );
  expect(rows).toMatchObject([{ withdrawn_at: null }]);
  expect(rows[0]?.archived_at).not.toBeNull();
});

test('whoever came is neither taken off nor moved', async () => {
  const guard = await desk.guard();
  const shift = await desk.told({ hours: -2 });
  const booked = await desk.give(shift, guard, { status: 'checked_in' });
  expect(refusal(await remove(booked))).toEqual([422, 'assignment-step', '']);
  expect(refusal(await move(booked, { booking: 'soft' }))).toEqual([422, 'assignment-step', '']);
});
