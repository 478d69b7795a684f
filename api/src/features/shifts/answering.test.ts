import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkIn,
  confirmAssignment,
  declineAssignment,
  markNoShow,
  takePlace,
} from '#contract/shifts/assignment-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openPlanningDesk, type PlanningDesk } from '../../../test/planning-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: PlanningDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openPlanningDesk();
});
afterAll(() => desk.muster.close());

const params = (assignment_id: string) => ({ project_id: desk.project, assignment_id });
const confirm = (person: TestPerson, id: string, version = 1) =>
  desk.muster.as(person)(confirmAssignment, { params: params(id), body: { version } });
const decline = (person: TestPerson, id: string, version = 1, reason = 'Court appointment') =>
  desk.muster.as(person)(declineAssignment, { params: params(id), body: { version, reason } });
const arrive = (person: TestPerson, id: string, at?: string) =>
  desk.muster.as(person)(checkIn, { params: params(id), body: at ? { at } : {} });
const take = (person: TestPerson, shift_id: string) =>
  desk.muster.as(person)(takePlace, { params: { project_id: desk.project, shift_id } });
const miss = (id: string, version = 1) =>
  desk.muster.as(desk.muster.organization.people.manager)(markNoShow, {
    params: params(id),
    body: { version },
  });
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
/** A shift of one place, so many hours from now, that somebody has and knows of. */
const given = async (hours: number, status: string, fields = {}) => {
  guard = await desk.guard();
  const shift = await desk.told({ hours, ...fields });
  return { shift, booking: await desk.give(shift, guard, { status }) };
};

test('somebody confirms their shift once, and nobody does it for them', async () => {
  const { booking } = await given(48, 'offered');
  const other = await desk.guard();
  expect((await confirm(other, booking)).status).toBe(404);
  expect((await confirm(guard, booking, 4)).status).toBe(412);
  const { status, body } = await confirm(guard, booking);
  expect([status, body.people[0].status, body.people[0].version]).toEqual([200, 'confirmed', 2]);
  expect(refusal(await confirm(guard, booking, 2))).toEqual([422, 'assignment-step', '']);
});

test('a booking that its person was not told of is none of theirs yet', async () => {
  const { shift } = await given(72, 'offered', { headcount: 2 });
  const other = await desk.guard();
  const secret = await desk.give(shift, other, { told: false });
  expect((await confirm(other, secret)).status).toBe(404);
});

test('a declined shift has an open place, and the reason is for planners', async () => {
  const { shift, booking } = await given(96, 'confirmed');
  const { status, body } = await decline(guard, booking);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    open: 1,
    people: [{ status: 'declined', status_reason: 'Court appointment' }],
  });
  const { manager, coordinator } = desk.muster.organization.people;
  const reasonFor = async (person: TestPerson) => {
    const { shifts } = await desk.see(person, body.day);
    return shifts.find(({ id }: { id: string }) => id === shift).people[0].status_reason;
  };
  expect([await reasonFor(manager), await reasonFor(coordinator)]).toEqual(['Court appointment', null]);
  expect((await take(guard, shift)).body.people[0]).toMatchObject({
    status: 'confirmed',
    status_reason: null,
  });
});

test('a shift that has begun or ended is neither declined nor confirmed', async () => {
  const running = await given(-1, 'confirmed');
  expect(refusal(await decline(guard, running.booking))).toEqual([422, 'shift-over', '']);
  const over = await given(-30, 'offered');
  expect(refusal(await confirm(guard, over.booking))).toEqual([422, 'shift-over', '']);
});

test('somebody checks in from half an hour before until the end', async () => {
  const early = await given(0.6, 'confirmed');
  expect(refusal(await arrive(guard, early.booking))).toEqual([422, 'check-in-time', 'at']);
  const soon = await given(0.4, 'confirmed');
  const { status, body } = await arrive(guard, soon.booking);
  expect([status, body.people[0].status]).toEqual([200, 'checked_in']);
  expect(refusal(await arrive(guard, soon.booking))).toEqual([422, 'assignment-step', '']);
  const over = await given(-9, 'confirmed');
  expect(refusal(await arrive(guard, over.booking))).toEqual([422, 'check-in-time', 'at']);
});

test('an arrival that was said without a network counts from when it was said, for a day', async () => {
  const { booking } = await given(-9, 'confirmed');
  const at = minutes(-8 * 60);
  const { body } = await arrive(guard, booking, at);
  expect(body.people[0]).toMatchObject({ status: 'checked_in', checked_in_at: at });
  const old = await given(-30, 'confirmed');
  expect(refusal(await arrive(guard, old.booking, minutes(-29 * 60)))).toEqual([422, 'check-in-time', 'at']);
  const ahead = await given(0, 'confirmed');
  expect(refusal(await arrive(guard, ahead.booking, minutes(20)))).toEqual([422, 'check-in-time', 'at']);
});

test('whoever didn’t come is marked from a quarter of an hour after the start, and may still come', async () => {
  const soon = await given(-0.2, 'confirmed');
  expect(refusal(await miss(soon.booking))).toEqual([422, 'too-early', '']);
  const { booking } = await given(-0.5, 'confirmed');
  expect((await miss(booking)).body.people[0].status).toBe('no_show');
  expect((await arrive(guard, booking)).body.people[0].status).toBe('checked_in');
});

test('fifty people who take three open places at the same time fill three', async () => {
  const shift = await desk.told({ hours: 100, headcount: 3 });
  const people = await Promise.all(Array.from({ length: 50 }, () => desk.guard()));
  const answers = await Promise.all(people.map((person) => take(person, shift)));
  const told = (status: number) => answers.filter((answer) => answer.status === status);
  expect([told(200).length, told(422).length]).toEqual([3, 47]);
  expect([...new Set(told(422).map(({ body }) => body.rule))]).toEqual(['shift-full']);
  const rows = await desk.muster.database.query(
    'select status, published_at is not null as knows from assignments where shift_id = $1',
    [shift],
  );
  expect(rows).toEqual(Array(3).fill({ status: 'confirmed', knows: true }));
  const events = await desk.muster.database.query(
    "select count(*)::int as n from events where type = 'assignment.taken' and data ->> 'shift_id' = $1",
    [shift],
  );
  expect(events).toEqual([{ n: 3 }]);
}, 60_000);

test('a place is taken only where people were told of it, and nothing is in the way', async () => {
  const { shift: mine } = await given(200, 'confirmed');
  const rival = await desk.told({ hours: 204 });
  expect(refusal(await take(guard, rival))).toEqual([422, 'overlap', 'member_id']);
  expect(refusal(await take(guard, mine))).toEqual([422, 'already-on-it', 'member_id']);
  const { body: draft } = await desk.plan();
  expect((await take(guard, draft.id)).status).toBe(404);
  const over = await desk.told({ hours: -20 });
  expect(refusal(await take(guard, over))).toEqual([422, 'shift-over', '']);
  const { admin } = desk.muster.organization.people;
  const outsider = await desk.muster.as(admin)(takePlace, {
    ...{ params: { project_id: desk.project, shift_id: rival }, organization: desk.muster.organization.id },
  });
  expect(refusal(outsider)).toEqual([422, 'member-required', '']);
});

test('a place that somebody was planned for, or doesn’t know yet that they lost, isn’t open', async () => {
  const planned = await desk.told({ hours: 300 });
  await desk.give(planned, await desk.guard(), { told: false });
  expect(refusal(await take(await desk.guard(), planned))).toEqual([422, 'shift-full', '']);
  const lost = await desk.told({ hours: 320 });
  await desk.give(lost, await desk.guard(), { status: 'confirmed', archived_at: minutes(0) });
  expect(refusal(await take(await desk.guard(), lost))).toEqual([422, 'shift-full', '']);
});
