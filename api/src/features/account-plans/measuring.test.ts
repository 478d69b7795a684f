import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPlanDelivery } from '#contract/account-plans/endpoints.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { type DeliveryDesk, openDeliveryDesk } from './fixtures/plans.ts';
import { measuredPlans } from './reactions.ts';

let desk: DeliveryDesk;
let telling: Telling;
let client: string;
let plan: string;
beforeAll(async () => {
  telling = openTelling();
  desk = await openDeliveryDesk(telling.jobs);
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await desk.makeClient();
  plan = await desk.makePlan(client);
});

const query = (text: string) => desk.muster.database.query(text, [plan]);
const project = () => desk.makeProject({ client_id: client, start_date: '2020-01-01' });
/** What the hourly look tells of the plan. */
const look = async () => {
  const { id: organization } = desk.muster.organization;
  const notices = await desk.muster.server.databases.within({ organization, sub: null, writes: true }, (db) =>
    measuredPlans({ db, organization, now: new Date() }),
  );
  return notices
    .filter(({ target }) => target?.id === plan)
    .map(({ recipient, title }) => [recipient, title]);
};
const row = async () =>
  (
    await query(
      `select health, health_computed, factors, revenue_minor::int, measured_at is not null as measured, version, updated_at::text
       from account_plans where id = $1`,
    )
  )[0];
const worsened = () =>
  query(`select actor, changes from events where subject_id = $1 and type = 'account-plan.worsened'`);

test('approved and active plans are measured with costs, and nobody’s form is stale by it', async () => {
  await desk.hour(await project(), { cost_minor: 3500 });
  const before = await row();
  expect(before).toMatchObject({ health: null, measured: false });
  await look();
  const after = await row();
  const { manager } = desk.muster.organization.people;
  const { body } = await desk.muster.as(manager)(readPlanDelivery, { params: { plan_id: plan } });
  expect(after).toMatchObject({
    ...{ health: 'at_risk', health_computed: 'at_risk', factors: body.factors, revenue_minor: 4000 },
    ...{ version: before?.version, updated_at: before?.updated_at },
  });
});

test('drafts, closed and archived ones are left alone', async () => {
  await desk.hour(await project());
  const others = [
    await desk.makePlan(client, { status: 'draft' }),
    await desk.makePlan(client, { status: 'closed', closed_reason: 'Lost' }),
    await desk.makePlan(client, { status: 'approved', archived_at: '2026-01-01T00:00:00Z' }),
  ];
  await look();
  const measured = await desk.muster.database.query(
    'select id from account_plans where id = any ($1) and measured_at is not null',
    [[plan, ...others]],
  );
  expect(measured).toEqual([{ id: plan }]);
});

test('its owner is told once of each time that it gets worse, and not that it gets better', async () => {
  const of = await project();
  await desk.hour(of);
  expect(await look()).toEqual([]);
  const gate = await desk.milestone(of, desk.ago(5));
  const { manager } = desk.muster.organization.people;
  expect(await look()).toEqual([[manager.sub, 'Port of Aldermouth is at risk: Growth']]);
  expect(await look()).toEqual([]);
  await desk.muster.database.query('update project_milestones set due_date = $2 where id = $1', [
    gate,
    desk.ago(31),
  ]);
  expect(await look()).toEqual([[manager.sub, 'Port of Aldermouth is off track: Growth']]);
  await desk.muster.database.query('delete from project_milestones where id = $1', [gate]);
  expect(await look()).toEqual([]);
  expect(await worsened()).toEqual([
    { actor: null, changes: { health_computed: ['on_track', 'at_risk'] } },
    { actor: null, changes: { health_computed: ['at_risk', 'off_track'] } },
  ]);
});

test('an owner who may not see costs is told of no level that may come from the margin', async () => {
  const { coordinator } = desk.muster.organization.people;
  await desk.muster.database.query('update account_plans set owner_id = $2 where id = $1', [
    plan,
    coordinator.member,
  ]);
  const of = await project();
  await look();
  await desk.hour(of, { cost_minor: 4000 });
  expect(await look()).toEqual([]);
  expect(await worsened()).toHaveLength(1);
});

test('what is measured for the first time is news to nobody; silence that turns bad is', async () => {
  const of = await project();
  await look();
  expect(await row()).toMatchObject({ health: null, measured: true });
  await desk.milestone(of, desk.ago(2));
  expect(await look()).toMatchObject([[expect.any(String), 'Port of Aldermouth is at risk: Growth']]);
});

test('a plan that somebody writes in is measured the next time', async () => {
  const held = new pg.Client({ connectionString: desk.muster.database.url });
  await held.connect();
  await held.query('begin');
  await held.query('select from account_plans where id = $1 for update', [plan]);
  await look();
  expect(await row()).toMatchObject({ measured: false });
  await held.query('rollback');
  await held.end();
  await look();
  expect(await row()).toMatchObject({ measured: true });
});
