import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlanComment } from '#contract/account-plans/comments.ts';
import { mentionToken } from '#contract/comments/mentions.ts';
import { makeClient } from '../../../test/factories/client.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { type PlanLifeDesk, planLifeDesk } from '../../../test/plan-life-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { tellBeside, watchOrganizations } from '../notifications/reactions.ts';
import { dueActions, dueReviews, stalePlans } from './reactions.ts';

let muster: TestServer;
let desk: PlanLifeDesk;
let telling: Telling;
let people: TestOrganization['people'];
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await planLifeDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

/** What somebody was told of a plan. */
const told = async (person: TestPerson, id: string) => {
  await telling.work(muster);
  const rows = await telling.toldTo(muster, person);
  return rows.filter(({ url }) => url.startsWith(`/manager/account-plans/${id}`));
};
const titles = async (person: TestPerson, id: string) =>
  (await told(person, id)).map(({ type, title }) => [type, title]);
/** An hour passes. */
const look = () =>
  watchOrganizations(
    muster.server.databases,
    [dueActions, dueReviews, stalePlans],
    tellBeside(async () => undefined),
  ).run({});
/** Days from the organization's. */
const inDays = async (days: number): Promise<string> => {
  const [row] = await muster.database.query<{ day: string }>(
    'select ((now() at time zone timezone)::date + $2::int)::text as day from organizations where org_id = $1',
    [muster.organization.id, days],
  );
  return row?.day ?? '';
};
const approved = async (fields: object = {}) =>
  desk.makeApproved({ client_id: await makeClient(muster.database, muster.organization), ...fields });

test('those are told who may decide it, but nobody who owns it or wrote in it; then they of the decision', async () => {
  const { id } = await desk.make({ owner_id: people.executive.member ?? '' }, people.owner);
  await desk.submit(id);
  const asked = ['account-plan.submitted', 'submitted an account plan'];
  expect(await titles(people.director, id)).toEqual([asked]);
  for (const other of ['owner', 'executive', 'manager', 'coordinator'] as const)
    expect(await titles(people[other], id)).toEqual([]);
  await desk.decide(id, people.director, 'rejected', 'Name the gates');
  const decided = ['account-plan.decided', 'rejected your account plan'];
  for (const author of ['owner', 'executive', 'manager'] as const)
    expect(await titles(people[author], id)).toEqual([decided]);
  expect(await titles(people.director, id)).toEqual([asked]);
});

test('whoever is mentioned of a plan is told, and whoever is given an action of it, by each giving once', async () => {
  const { id } = await desk.make();
  await desk.call(people.director)(addPlanComment, {
    params: { plan_id: id },
    body: { section: 'risks', body: `Again, ${mentionToken(people.coordinator.member ?? '')}?` },
  });
  expect(await titles(people.coordinator, id)).toEqual([['mention.added', 'mentioned you on Growth']]);
  expect((await told(people.coordinator, id))[0]?.url).toBe(`/manager/account-plans/${id}?comments=risks`);
  const owner_id = people.executive.member;
  const due_on = '2036-03-01';
  const action = await desk.add(id, { kind: 'action', fields: { title: 'Call them', owner_id, due_on } });
  await desk.add(id, { kind: 'action', fields: { title: 'Mine', owner_id: people.manager.member } });
  const given = await told(people.executive, id);
  expect(given).toMatchObject([
    {
      ...{ type: 'plan-action.assigned', title: 'gave you an action: Call them' },
      message: 'Growth · until 1 Mar 2036',
    },
  ]);
  await desk.tick(id, action);
  expect(await told(people.executive, id)).toEqual(given);
  expect(await titles(people.manager, id)).toEqual([]);
});

test('whoever owns a plan in force is told once that its review is due within a week, and once that it is overdue', async () => {
  const { id } = await approved({ next_review_on: await inDays(7) });
  const later = await approved({ next_review_on: await inDays(8) });
  const draft = await desk.make({ next_review_on: await inDays(1) });
  await look();
  await look();
  expect(await titles(people.manager, id)).toContainEqual(['account-plan.review', 'Review soon: Growth']);
  const reviews = async (plan: string) =>
    (await told(people.manager, plan)).filter(({ type }) => type === 'account-plan.review');
  expect(await reviews(id)).toHaveLength(1);
  expect([await reviews(later.id), await reviews(draft.id)]).toEqual([[], []]);
  await desk.update(id, { next_review_on: await inDays(-1) });
  await look();
  await look();
  expect((await reviews(id)).map(({ title }) => title)).toEqual([
    'Review soon: Growth',
    'Review overdue: Growth',
  ]);
});

test('whoever has an action to do is told once that it is due tomorrow and once that it is late, and not of what is done', async () => {
  const { id } = await desk.make();
  const owner_id = people.director.member;
  const put = async (title: string, days: number) =>
    desk.add(id, { kind: 'action', fields: { title, owner_id, due_on: await inDays(days) } });
  await put('Call', 1);
  await put('Write', -1);
  await put('Rest', 2);
  await desk.tick(id, await put('Ticked', -1));
  await look();
  await look();
  const due = (await told(people.director, id)).filter(({ type }) => type === 'plan-action.due');
  expect(due.map(({ title }) => title).sort()).toEqual(['Action due tomorrow: Call', 'Action late: Write']);
});

test('whoever owns a plan is told once in a period of review which parts are out of date', async () => {
  const starts_on = await inDays(-100);
  const ends_on = await inDays(100);
  const { id, version } = await approved({
    starts_on,
    ends_on,
    review_every_months: 1,
    next_review_on: null,
  });
  const grow = (months: number) =>
    muster.database.query(
      `update account_plans set touched = (select jsonb_object_agg(t.key, t.value::timestamptz - make_interval(months => $2))
        from jsonb_each_text(touched) t), nudged_on = nudged_on - make_interval(months => $2) where id = $1`,
      [id, months],
    );
  const nudges = async () =>
    (await told(people.manager, id)).filter(({ type }) => type === 'account-plan.stale');
  await look();
  expect(await nudges()).toEqual([]);
  await grow(1);
  await look();
  await look();
  expect(await nudges()).toMatchObject([
    { title: 'Out of date: Growth', reason: 'You own this account plan.' },
  ]);
  expect((await nudges())[0]?.message).toMatch(/^Nobody has changed or confirmed objectives for a month/);
  expect(await desk.read(id)).toMatchObject({ version });
});
