import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccountPlanChanges } from '#contract/account-plans/changes.ts';
import {
  listAccountPlans,
  readAccountPlan,
  readAccountPlanBoard,
  readPlanDelivery,
  sayPlanHealth,
} from '#contract/account-plans/endpoints.ts';
import { HEALTH_FACTORS, worstHealth } from '#contract/account-plans/health.ts';
import { PLAN_HEALTHS } from '#contract/account-plans/states.ts';
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
  client = await desk.makeClient();
  plan = await desk.makePlan(client);
});
afterAll(() => desk.muster.close());

const measure = () =>
  desk.muster.server.databases.within(
    { organization: desk.muster.organization.id, sub: null, writes: true },
    (db) => measuredPlans({ db, organization: desk.muster.organization.id, now: new Date() }),
  );
type Role = 'coordinator' | 'manager';
const as = (role: Role) => desk.muster.as(desk.muster.organization.people[role]);
const params = () => ({ params: { plan_id: plan } });
const listed = async (role: Role, health: (typeof PLAN_HEALTHS)[number]) =>
  (await as(role)(listAccountPlans, { query: { health: [health] } })).body.data;
const marginOf = (shown: { factors: { key: string; level: string | null }[] }) =>
  shown.factors.find(({ key }) => key === 'margin')?.level;

test('who may not see costs is told the same health by lists, boards, filters and history as by a plan’s delivery', async () => {
  await measure();
  const project = await desk.makeProject({ client_id: client, start_date: '2020-01-01' });
  await desk.hour(project, { cost_minor: 4000 });
  await measure();
  const [known] = await listed('manager', 'off_track');
  expect([known.health, known.health_computed, marginOf(known)]).toEqual([
    ...['off_track', 'off_track', 'off_track'],
  ]);
  expect(await listed('coordinator', 'off_track')).toEqual([]);
  const [told] = await listed('coordinator', 'on_track');
  const { body: delivery } = await as('coordinator')(readPlanDelivery, params());
  const { body: whole } = await as('coordinator')(readAccountPlan, params());
  for (const shown of [told, whole]) {
    expect([shown.id, shown.health, marginOf(shown)]).toEqual([plan, 'on_track', null]);
    expect([shown.health_computed, shown.factors]).toEqual([delivery.health, delivery.factors]);
  }
  const board = async (role: Role, query: object = {}) =>
    (await as(role)(readAccountPlanBoard, { query })).body.by_tier_and_health;
  expect(await board('manager')).toMatchObject([{ health: 'off_track' }]);
  expect(await board('coordinator')).toMatchObject([{ health: 'on_track' }]);
  expect(await board('coordinator', { health: ['off_track'] })).toEqual([]);
  const history = async (role: Role) => (await as(role)(listAccountPlanChanges, params())).body.data;
  expect((await history('manager')).map(({ type }: { type: string }) => type)).toContain(
    'account-plan.worsened',
  );
  expect(await history('coordinator')).toEqual([]);
});

test('what somebody says of a plan counts for everybody', async () => {
  await as('manager')(sayPlanHealth, {
    ...params(),
    body: { version: 1, said: { health: 'at_risk', reason: 'They say so' } },
  });
  expect(await listed('coordinator', 'at_risk')).toMatchObject([{ id: plan, health: 'at_risk' }]);
  expect(await listed('manager', 'at_risk')).toMatchObject([{ id: plan, health: 'at_risk' }]);
});

test('what the database keeps is the worst of the factors but margin, whatever they are', async () => {
  const levels = [...PLAN_HEALTHS, null];
  for (const one of levels)
    for (const two of levels)
      for (const three of levels) {
        const factors = HEALTH_FACTORS.map((key, at) => ({
          key,
          level: ['off_track' as const, one, two, three][at] ?? null,
        }));
        const [row] = await desk.muster.database.query<{ worst: string | null }>(
          'select plan_health_without_costs($1) as worst',
          [JSON.stringify(factors)],
        );
        expect(row?.worst).toBe(worstHealth(factors.filter(({ key }) => key !== 'margin')));
      }
});
