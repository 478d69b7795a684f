import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlanItem } from '#contract/plan-items/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type PlanLifeDesk, planLifeDesk } from '../../../test/plan-life-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { dueActions, dueReviews } from './reactions.ts';

let muster: TestServer;
let desk: PlanLifeDesk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await planLifeDesk(muster);
});
afterAll(() => muster.close());

/** Days before the organization's. */
const ago = async (days: number): Promise<string> => {
  const [row] = await muster.database.query<{ day: string }>(
    'select ((now() at time zone timezone)::date - $2::int)::text as day from organizations where org_id = $1',
    [muster.organization.id, days],
  );
  return row?.day ?? '';
};
/** An hour passes, and the same again. */
const look = async () => {
  const watch = watchOrganizations(
    muster.server.databases,
    [dueActions, dueReviews],
    tellBeside(async () => undefined),
  );
  await watch.run({});
  await watch.run({});
};
/** What somebody, the manager unless told, was told of a plan. */
const told = async (id: string, by: TestPerson = muster.organization.people.manager) => {
  await telling.work(muster);
  const rows = await telling.toldTo(muster, by);
  return rows.filter(({ url }) => url === `/manager/account-plans/${id}`);
};
const approved = async (fields: object) =>
  desk.makeApproved({ client_id: await makeClient(muster.database, muster.organization), ...fields });

test('an overdue review is told of in its first week, the four after it and every fourth from then on', async () => {
  const plans: Record<number, string> = {};
  const days = [7, 8, 14, 29, 35, 36, 56, 57, 63, 64, 365] as const;
  for (const day of days) plans[day] = (await approved({ next_review_on: await ago(day) })).id;
  await look();
  const messages = async (day: number) =>
    (await told(plans[day] ?? ''))
      .filter(({ type }) => type === 'account-plan.review')
      .map(({ message }) => /, (?:a|\d+) weeks? ago/.exec(message ?? '')?.[0] ?? 'now');
  const found = Object.fromEntries(await Promise.all(days.map(async (day) => [day, await messages(day)])));
  expect(found).toEqual({
    ...{ 7: ['now'], 8: [', a week ago'], 14: [', a week ago'], 29: [', 4 weeks ago'] },
    ...{ 35: [', 4 weeks ago'], 36: [], 56: [], 57: [', 8 weeks ago'], 63: [', 8 weeks ago'], 64: [] },
    365: [', 52 weeks ago'],
  });
});

test('a late action is told of again by its weeks, until it is done', async () => {
  const { id } = await desk.make();
  const owner_id = muster.organization.people.manager.member;
  const put = async (title: string, days: number) =>
    desk.add(id, { kind: 'action', fields: { title, owner_id, due_on: await ago(days) } });
  await put('Call', 15);
  await put('Write', 45);
  await desk.tick(id, await put('Ticked', 15));
  await look();
  const late = (await told(id)).filter(({ type }) => type === 'plan-action.due');
  expect(late.map(({ title }) => title)).toEqual(['Action late: Call']);
  expect(late[0]?.message).toMatch(/^Growth: it was due on .*, 2 weeks ago, and isn’t done\./);
});

test('of a plan that is closed or archived nothing is late any more', async () => {
  const [closed, archived] = [
    await approved({ next_review_on: await ago(3) }),
    await approved({ next_review_on: await ago(3) }),
  ];
  const { database } = muster;
  const close = "update account_plans set status = 'closed', closed_reason = 'Over' where id = $1";
  await database.query(close, [closed.id]);
  await database.query('update account_plans set archived_at = now() where id = $1', [archived.id]);
  await look();
  for (const { id } of [closed, archived])
    expect((await told(id)).filter(({ type }) => type === 'account-plan.review')).toEqual([]);
});

test('whoever takes a late action over hears of it, too, another day is told of anew, and nobody who left is told', async () => {
  const { manager, director } = muster.organization.people;
  const { id } = await desk.make();
  const fields = { title: 'Call', owner_id: manager.member, due_on: await ago(3) };
  const { id: item_id } = await desk.add(id, { kind: 'action', fields });
  const change = async (version: number, changed: object) =>
    desk.call()(changePlanItem, {
      params: { plan_id: id, item_id },
      ...{ version, body: { kind: 'action', fields: changed } },
    });
  const lateOf = async (person: TestPerson) => {
    await look();
    return (await told(id, person)).filter(({ type }) => type === 'plan-action.due').length;
  };
  expect(await lateOf(manager)).toBe(1);
  expect((await change(1, { owner_id: director.member })).status).toBe(200);
  expect([await lateOf(director), await lateOf(manager)]).toEqual([1, 1]);
  expect((await change(2, { due_on: await ago(1) })).status).toBe(200);
  expect([await lateOf(director), await lateOf(manager)]).toEqual([2, 1]);
  const leave = 'update members set archived_at = $2 where id = $1';
  await muster.database.query(leave, [director.member, new Date()]);
  expect((await change(3, { due_on: await ago(2) })).status).toBe(200);
  expect(await lateOf(director)).toBe(2);
  await muster.database.query(leave, [director.member, null]);
  expect(await lateOf(director)).toBe(3);
});
