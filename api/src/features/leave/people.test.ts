import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLeave } from '#contract/leave/deciding-endpoints.ts';
import { adjustBalance, listBalances, readBalancesOf } from '#contract/leave/endpoints.ts';
import { FRIDAY, type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk();
});
afterAll(() => desk.muster.close());

const named = async (name: string) => {
  const person = await desk.entitled();
  await desk.muster.database.query('update members set name = $1 where id = $2', [name, person.member]);
  return person;
};
const approved = async (person: TestPerson, fields: Parameters<LeaveDesk['request']>[1]) => {
  const { body } = await desk.request(person, fields);
  await desk.muster.as(desk.manager)(approveLeave, {
    ...{ params: { leave_id: body.id }, body: { version: 1, shifts: [] } },
  });
};
const ask = (query: { year?: number; q?: string; per_page?: number; after?: string }) =>
  desk.muster.as(desk.manager)(listBalances, { query: { year: 2036, ...query } });

test('everybody stands there with what they have of counted types, and of others where there is something', async () => {
  const [one, other] = [await named('Zora Quay'), await named('Zoltan Quay')];
  await approved(one, { from: MONDAY });
  await approved(one, { from: '2036-03-04', type: 'sick', part: 'morning' });
  await desk.request(one, { from: FRIDAY });
  const body = {
    member_id: other.member ?? '',
    type: 'paid' as const,
    day: MONDAY,
    minutes: -60,
    reason: 'Twice',
  };
  await desk.muster.as(desk.manager)(adjustBalance, { body });
  const answer = (await ask({ q: 'quay' })).body;
  expect(answer).toMatchObject({ year: 2036, day_minutes: 480 });
  expect(answer.data).toEqual([
    {
      ...{ member: { id: other.member, name: 'Zoltan Quay' }, position: null },
      balances: [{ type: 'paid', counted: true, taken: 0, waiting: 0, left: 2_340 }],
    },
    {
      ...{ member: { id: one.member, name: 'Zora Quay' }, position: null },
      balances: [
        { type: 'paid', counted: true, taken: 480, waiting: 480, left: 1_920 },
        { type: 'sick', counted: false, taken: 240, waiting: 0, left: -240 },
      ],
    },
  ]);
  // The same as somebody's own page says.
  const params = { member_id: one.member ?? '' };
  const own = await desk.muster.as(desk.manager)(readBalancesOf, { params, query: { year: 2036 } });
  for (const balance of answer.data[1].balances)
    expect(own.body.balances).toContainEqual(expect.objectContaining(balance));
});

test('a year before has nothing of the one after, and pages follow each other by name', async () => {
  const { data } = (await ask({ year: 2035, q: 'quay' })).body;
  expect(data.map(({ balances }: { balances: object[] }) => balances)).toEqual([
    [{ type: 'paid', counted: true, taken: 0, waiting: 0, left: 0 }],
    [{ type: 'paid', counted: true, taken: 0, waiting: 0, left: 0 }],
  ]);
  const first = (await ask({ q: 'quay', per_page: 1 })).body;
  const second = (await ask({ q: 'quay', per_page: 1, after: first.after })).body;
  const names = [first, second].map(({ data: [row] }) => row.member.name);
  expect(names).toEqual(['Zoltan Quay', 'Zora Quay']);
  expect((await ask({ q: '%' })).body.data).toEqual([]);
});
