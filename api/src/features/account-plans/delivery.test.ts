import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPlanDelivery } from '#contract/account-plans/endpoints.ts';
import { type DeliveryDesk, openDeliveryDesk } from './fixtures/plans.ts';

let desk: DeliveryDesk;
let client: string;
let plan: string;
beforeAll(async () => {
  desk = await openDeliveryDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  client = await desk.makeClient();
  plan = await desk.makePlan(client);
});

const people = () => desk.muster.organization.people;
const project = (fields = {}) => desk.makeProject({ client_id: client, start_date: '2020-01-01', ...fields });
const ask = (person = people().manager, plan_id = plan) =>
  desk.muster.as(person)(readPlanDelivery, { params: { plan_id } });
const read = async (person = people().manager) => (await ask(person)).body;
const levels = async () =>
  Object.fromEntries(
    (await read()).factors.map(({ key, level }: { key: string; level: string }) => [key, level]),
  );
const incident = (of: string, fields = {}) =>
  desk.entry({ type: 'incident', severity: 'sev2', title: 'Fence cut', ...fields }, of);

test('a client for whom nothing is done has no health', async () => {
  await project();
  expect(await read()).toMatchObject({ health: null, revenue_minor: 0, margin_pct: null, without_rate: [] });
});

test('margin is that of the last 90 days, against the lowest one of each service by what it sold', async () => {
  const of = await project();
  const guarding = await desk.makeService({ min_margin_pct: '30' });
  await desk.hour(of, { service_type_id: guarding, bill_minor: 6000, cost_minor: 4000 });
  await desk.hour(of, { work_date: desk.ago(89), bill_minor: 2000, cost_minor: 1700 });
  await desk.hour(of, { work_date: desk.ago(90), bill_minor: 9999, cost_minor: 9999 });
  await desk.hour(of, { work_date: desk.ago(1), archived_at: '2026-01-01T00:00:00Z' });
  const { measures, margin_pct, factors } = await read();
  expect(measures).toMatchObject({ bill_minor: 8000, cost_minor: 5700, least_margin_pct: '27.5' });
  expect([margin_pct, factors[0]]).toEqual(['28.8', { key: 'margin', level: 'on_track' }]);
});

test('where nobody said what people cost there is no margin, rather than a whole one', async () => {
  await desk.hour(await project(), { cost_minor: 0 });
  const { measures, margin_pct, factors } = await read();
  expect([measures.bill_minor, measures.cost_minor, margin_pct]).toEqual([4000, null, null]);
  expect(factors[0].level).toBeNull();
});

test('who may not see costs is told none, nor a margin, nor a health that is made of it', async () => {
  await desk.hour(await project(), { cost_minor: 4000 });
  expect(await read()).toMatchObject({ health: 'off_track', margin_pct: '0.0' });
  const told = await read(people().coordinator);
  expect(told).toMatchObject({ health: 'on_track', margin_pct: null, measures: { cost_minor: null } });
  expect(told.factors[0]).toEqual({ key: 'margin', level: null });
});

test('grave incidents count as they are said now: open ones, and those that began within 90 days', async () => {
  const of = await project();
  await incident(of, { severity: 'sev3' });
  const closed = await incident(of);
  for (const to of ['acknowledged', 'mitigated', 'resolved'] as const)
    await desk.step(closed, to, {}, desk.coordinator, of);
  const grave = await incident(of, { severity: 'sev3' });
  await desk.correct(grave, { severity: 'sev1', title: 'Worse' }, desk.manager, of);
  const { measures, factors } = await read();
  expect(measures).toMatchObject({ open_sev1: 1, open_sev2: 1, begun: 2 });
  expect(factors[1]).toEqual({ key: 'incidents', level: 'off_track' });
});

test('an incident of a log that a rule keeps from a role which reads plans is in nobody’s figure', async () => {
  const of = await project();
  await incident(of);
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('director', '/org/:org/project/:pid', $1, 'read', 'deny')`,
    [`/projects/${of}/ops-log`],
  );
  for (const person of [people().manager, people().director])
    expect((await read(person)).measures).toMatchObject({ open_sev2: 0, begun: 0 });
});

test('late milestones are those of running projects whose day is over', async () => {
  const [of, over] = [await project(), await project({ status: 'completed' })];
  await desk.milestone(of, desk.ago(0));
  await desk.milestone(of, desk.ago(12));
  await desk.milestone(of, desk.ago(40), { done: true });
  await desk.milestone(over, desk.ago(60));
  expect((await read()).measures).toMatchObject({
    ...{ late_milestones: 1, longest_late_days: 12, open_milestones: 2 },
  });
  expect(await levels()).toMatchObject({ milestones: 'at_risk' });
});

test('activity is hours of 28 days against the 28 before', async () => {
  const of = await project();
  for (const days of [0, 27]) await desk.hour(of, { work_date: desk.ago(days) });
  for (const days of [28, 55, 55, 55]) await desk.hour(of, { work_date: desk.ago(days) });
  await desk.hour(of, { work_date: desk.ago(56) });
  expect((await read()).measures).toMatchObject({ recent_seconds: 7200, before_seconds: 14_400 });
  expect(await levels()).toMatchObject({ activity: 'at_risk' });
});

test('revenue is what was sold within the plan’s period until today, and its share of the wallet', async () => {
  plan = await desk.makePlan(client, {
    status: 'draft',
    starts_on: desk.ago(20),
    ends_on: desk.ago(5),
    wallet_minor: 60_000,
  });
  const of = await project({ status: 'archived', archived_at: '2026-01-01T00:00:00Z' });
  for (const days of [21, 20, 5, 4]) await desk.hour(of, { work_date: desk.ago(days) });
  expect(await read()).toMatchObject({ revenue_minor: 8000, wallet_share_pct: '13.3' });
});

test('what no rate exchanges is in no sum, and named; the clients below count for plans of their own', async () => {
  const of = await project({ currency: 'CHF' });
  await desk.hour(of, { currency: 'CHF' });
  const child = await desk.makeClient({ parent_id: client });
  await desk.hour(await project({ client_id: child }));
  expect(await read()).toMatchObject({
    ...{ revenue_minor: 0, without_rate: ['CHF'] },
    measures: { bill_minor: 0, cost_minor: 0, recent_seconds: 3600 },
  });
});

test('a plan that isn’t there has no delivery', async () => {
  expect((await ask(people().manager, '01990000-0000-7000-8000-000000000001')).status).toBe(404);
});
