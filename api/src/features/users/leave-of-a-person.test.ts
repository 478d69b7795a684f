import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave, rejectLeave } from '#contract/leave/deciding-endpoints.ts';
import { adjustBalance, cancelLeave, listAllLeave } from '#contract/leave/endpoints.ts';
import { readLeaveCalendar } from '#contract/leave/settings-endpoints.ts';
import { deleteMyAccount } from '#contract/users/data-endpoints.ts';
import { FRIDAY, type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk();
});
afterAll(() => desk.muster.close());

const decide = (by: TestPerson, leave_id: string) => ({
  approve: () => desk.muster.as(by)(approveLeave, { params: { leave_id }, body: { version: 1, shifts: [] } }),
  reject: (reason: string) =>
    desk.muster.as(by)(rejectLeave, { params: { leave_id }, body: { version: 1, reason } }),
});
/** Leave that was approved, cancelled and rejected, and some that waits; and a balance that was corrected. */
const withLeave = async () => {
  const person = await desk.entitled();
  const ask = async (from: string, reason: string) => (await desk.request(person, { from, reason })).body.id;
  await decide(desk.manager, await ask(MONDAY, 'Wedding in Izmir')).approve();
  const gone = await ask('2036-03-04', 'Second thoughts');
  await decide(desk.manager, gone).approve();
  await desk.muster.as(person)(cancelLeave, { params: { leave_id: gone }, body: { version: 2 } });
  await decide(desk.manager, await ask('2036-03-05', 'Fair')).reject('Nobody at gate 3');
  await ask(FRIDAY, 'Moving house');
  const body = { member_id: person.member ?? '', type: 'paid' as const, day: MONDAY, minutes: 60 };
  await desk.muster.as(desk.manager)(adjustBalance, { body: { ...body, reason: 'Worked on a holiday' } });
  return person;
};

test('an export holds the person’s leave with its reasons and their ledger, and nobody else’s', async () => {
  const person = await withLeave();
  await desk.request(await desk.entitled(), { reason: 'Not mine' });
  const { rawPayload } = await desk.muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await desk.muster.tokenOf(person)}` },
  });
  const files = unzipSync(rawPayload);
  const textOf = (name: string) =>
    strFromU8(files[`organizations/${desk.muster.organization.slug}/${name}`] ?? new Uint8Array());
  const leave: { reason: string; status: string }[] = JSON.parse(textOf('leave.json'));
  expect(leave.map(({ reason, status }) => [reason, status])).toEqual([
    ['Moving house', 'requested'],
    ['Fair', 'rejected'],
    ['Second thoughts', 'cancelled'],
    ['Wedding in Izmir', 'approved'],
  ]);
  expect(leave[1]).toMatchObject({ decision_reason: 'Nobody at gate 3', decided_by: desk.manager.name });
  const ledger: { kind: string; minutes: number }[] = JSON.parse(textOf('leave-ledger.json'));
  expect(ledger.map(({ kind, minutes }) => `${kind} ${minutes}`).sort()).toEqual(
    ['adjustment 60', 'entitlement 2400', 'returned 480', 'taken -480', 'taken -480'].sort(),
  );
  expect(textOf('leave.csv')).toContain('Wedding in Izmir');
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('leave-ledger');
});

test('whoever is forgotten takes along why they were away; days and balances stay, and what waits is off', async () => {
  const person = await withLeave();
  const member_id = person.member ?? '';
  const { status } = await desk.muster.as(person)(deleteMyAccount, { body: { email: person.email } });
  expect(status).toBe(204);
  const { body } = await desk.muster.as(desk.manager)(listAllLeave, { query: { member_id } });
  expect(
    body.data.map((one: { [name: string]: unknown }) => [one.from, one.status, one.reason]).sort(),
  ).toEqual([
    [MONDAY, 'approved', null],
    ['2036-03-04', 'cancelled', null],
    ['2036-03-05', 'rejected', null],
    [FRIDAY, 'cancelled', null],
  ]);
  const named = body.data.map(({ member }: { member: { name: string } }) => member.name);
  expect(new Set(named)).toEqual(new Set([expect.stringMatching(/^Former member /)]));
  const left = await desk.muster.database.query(
    `select count(reason)::int + (select count(coalesce(reason, decision_reason))::int from leave_requests
       where member_id = $1) as texts, sum(minutes)::int as minutes from leave_entries where member_id = $1`,
    [member_id],
  );
  expect(left).toEqual([{ texts: 0, minutes: 2_400 + 60 - 480 }]);
  const calendar = await desk.muster.as(desk.manager)(readLeaveCalendar, {
    query: { from: MONDAY, to: FRIDAY },
  });
  expect(calendar.body.people.map(({ id }: { id: string }) => id)).not.toContain(member_id);
});
