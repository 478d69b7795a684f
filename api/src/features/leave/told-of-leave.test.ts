import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave, rejectLeave } from '#contract/leave/deciding-endpoints.ts';
import { cancelLeave } from '#contract/leave/endpoints.ts';
import { type LeaveDesk, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';

let desk: LeaveDesk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  desk = await openLeaveDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());

const told = async (person: TestPerson) => {
  await telling.work(desk.muster);
  const rows = await telling.toldTo(desk.muster, person);
  return rows.map(({ type, title, message, reason }) => [type, title, message, reason]);
};
const reportTo = (person: TestPerson, boss: TestPerson) =>
  desk.muster.database.query('update members set manager_id = $1 where id = $2', [
    boss.member,
    person.member,
  ]);

test('whom somebody reports to is told of their request where they decide; else everybody who does', async () => {
  const { director, coordinator, manager } = desk.muster.organization.people;
  const person = await desk.entitled();
  await reportTo(person, director);
  await desk.request(person);
  const request = ['leave.requested', 'asked for leave', '3 Mar'];
  expect(await told(director)).toEqual([[...request, 'They report to you.']]);
  expect(await told(manager)).toEqual([]);
  const other = await desk.entitled();
  await reportTo(other, coordinator);
  await desk.request(other);
  expect(await told(manager)).toEqual([[...request, 'You decide on leave.']]);
  expect(await told(coordinator)).toEqual([]);
});

test('its person is told of the decision and whoever covers of the approval, once, and of the end', async () => {
  const { manager } = desk.muster.organization.people;
  const [person, cover] = [await desk.entitled(), await desk.entitled()];
  const { body } = await desk.request(person, { cover_id: cover.member, to: '2036-03-04' });
  const params = { leave_id: body.id };
  const approved = await desk.muster.as(manager)(approveLeave, { params, body: { version: 1 } });
  const days = '3 Mar to 4 Mar';
  expect(await told(person)).toEqual([['leave.decided', 'approved your leave', days, 'You asked for it.']]);
  const covering = ['leave.covered', `approved leave of ${person.name}’s, and you cover`, days];
  expect(await told(cover)).toEqual([[...covering, 'You were named to cover.']]);
  const before = (await told(manager)).length;
  await desk.muster.as(person)(cancelLeave, { params, body: { version: approved.body.version } });
  expect(await told(person)).toHaveLength(1);
  expect((await told(cover)).at(-1)?.[0]).toBe('leave.cancelled');
  expect((await told(manager)).slice(before).map(([type]) => type)).toEqual(['leave.cancelled']);
});

test('a rejection says nothing of its reason in the notification', async () => {
  const person = await desk.entitled();
  const { body } = await desk.request(person, { reason: 'Surgery' });
  await desk.muster.as(desk.manager)(rejectLeave, {
    ...{ params: { leave_id: body.id }, body: { version: 1, reason: 'Too many are away' } },
  });
  expect(await told(person)).toEqual([
    ['leave.decided', 'rejected your leave', '3 Mar', 'You asked for it.'],
  ]);
});
