import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave, rejectLeave } from '#contract/leave/deciding-endpoints.ts';
import { adjustBalance, cancelLeave, readBalances, readBalancesOf } from '#contract/leave/endpoints.ts';
import type { LeaveBalance } from '#contract/leave/shapes.ts';
import { type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk();
});
afterAll(() => desk.muster.close());

const approve = ({ id, version }: { id: string; version: number }, by = desk.manager, fields = {}) =>
  desk.muster.as(by)(approveLeave, { params: { leave_id: id }, body: { version, ...fields } });
const cancel = ({ id, version }: { id: string; version: number }, by: TestPerson) =>
  desk.muster.as(by)(cancelLeave, { params: { leave_id: id }, body: { version } });
const paid = async (person: TestPerson): Promise<LeaveBalance> => {
  const { body } = await desk.muster.as(person)(readBalances, { query: { year: 2036 } });
  return body.balances.find(({ type }: LeaveBalance) => type === 'paid');
};

test('approved leave is taken from the ledger day by day, and given back when it is cancelled', async () => {
  const person = await desk.entitled();
  const { body } = await desk.request(person, { from: '2036-03-06', to: '2036-03-10' });
  expect(await paid(person)).toMatchObject({ taken: 0, waiting: 1_440, left: 2_400 });
  const approved = await approve(body, desk.manager, { reason: 'Enjoy it' });
  expect(approved.body).toMatchObject({
    ...{ status: 'approved', decision_reason: 'Enjoy it', decided_by: { id: desk.manager.member } },
  });
  expect(await paid(person)).toMatchObject({ taken: 1_440, waiting: 0, left: 960 });
  const cancelled = await cancel(approved.body, person);
  expect(cancelled.body.status).toBe('cancelled');
  expect(await paid(person)).toMatchObject({ taken: 0, left: 2_400 });
  const { body: ledger } = await desk.muster.as(person)(readBalances, { query: { year: 2036 } });
  expect(
    ledger.entries.map(({ kind, minutes }: { kind: string; minutes: number }) => [kind, minutes]),
  ).toEqual(
    expect.arrayContaining([
      ['entitlement', 2_400],
      ...Array.from({ length: 3 }, () => ['taken', -480]),
      ...Array.from({ length: 3 }, () => ['returned', 480]),
    ]),
  );
});

test('nobody decides on their own leave, whatever their rank, and nobody decides twice', async () => {
  const { owner } = desk.muster.organization.people;
  const { body } = await desk.request(owner, { type: 'unpaid' });
  expect(refusal(await approve(body, owner))).toEqual([422, 'own-leave', '']);
  const reject = { params: { leave_id: body.id }, body: { version: 1, reason: 'The regatta' } };
  expect(refusal(await desk.muster.as(owner)(rejectLeave, reject))).toEqual([422, 'own-leave', '']);
  const rejected = await desk.muster.as(desk.manager)(rejectLeave, reject);
  expect(rejected.body).toMatchObject({ status: 'rejected', decision_reason: 'The regatta' });
  expect((await approve(body)).status).toBe(412);
  expect(refusal(await approve(rejected.body))).toEqual([422, 'leave-step', 'status']);
});

test('the ledger is never changed, not even by the application', async () => {
  const person = await desk.entitled();
  const { database } = desk.muster;
  const change = database.query('update leave_entries set minutes = 1 where member_id = $1', [person.member]);
  await expect(change).rejects.toThrow('append-only');
  await expect(database.query('delete from leave_entries')).rejects.toThrow('append-only');
});

test('of requests that fit one by one, as many are approved at once as there is leave for', async () => {
  const person = await desk.entitled(960);
  const days = ['2036-03-03', '2036-03-04', '2036-03-05', '2036-03-06', '2036-03-07'];
  const asked = [];
  for (const from of days) asked.push((await desk.request(person, { from })).body);
  const answers = await Promise.all(asked.map((one) => approve(one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
  expect(answers.filter(({ status }) => status === 422).map(({ body }) => body.rule)).toEqual(
    Array.from({ length: 3 }, () => 'leave-balance'),
  );
  expect((await paid(person)).left).toBe(0);
});

test('later leave that was approved before counts, though there is enough on the day itself', async () => {
  const person = await desk.entitled(960);
  const later = await desk.request(person, { from: '2036-11-03', to: '2036-11-04' });
  await approve(later.body);
  expect(refusal(await desk.request(person))).toEqual([422, 'leave-balance', 'type']);
});

test('leave that has begun is cancelled by whoever decides, not by its person', async () => {
  const person = await desk.entitled();
  const { body } = await desk.request(person, { type: 'sick', from: '2026-03-02' });
  const approved = await approve(body);
  expect(approved.body.status).toBe('approved');
  expect(refusal(await cancel(approved.body, person))).toEqual([422, 'leave-begun', '']);
  const { coordinator } = desk.muster.organization.people;
  expect((await cancel(approved.body, coordinator)).status).toBe(404);
  expect((await cancel(approved.body, desk.manager)).status).toBe(200);
});

test('a manager corrects balances with a reason, but not their own', async () => {
  const person = await desk.entitled();
  const adjust = (member_id: string | null, fields = {}) =>
    desk.muster.as(desk.manager)(adjustBalance, {
      body: {
        ...{ member_id: member_id ?? '', type: 'paid', day: MONDAY, minutes: -90, reason: 'Came late' },
        ...fields,
      },
    });
  expect((await adjust(person.member)).status).toBe(201);
  expect(await paid(person)).toMatchObject({ adjusted: -90, left: 2_310 });
  expect(refusal(await adjust(desk.manager.member))).toEqual([422, 'own-balance', 'member_id']);
  expect((await adjust(person.member, { minutes: 0 })).status).toBe(422);
  expect((await adjust(person.member, { reason: ' ' })).status).toBe(422);
});

test('balances of others are for whoever reads all leave', async () => {
  const person = await desk.entitled();
  const of = { params: { member_id: person.member ?? '' }, query: { year: 2036 } };
  expect((await desk.muster.as(desk.manager)(readBalancesOf, of)).body.member.id).toBe(person.member);
  const { coordinator } = desk.muster.organization.people;
  expect((await desk.muster.as(coordinator)(readBalancesOf, of)).status).toBe(403);
});
