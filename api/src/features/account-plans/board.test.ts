import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccountPlanBoard } from '#contract/account-plans/endpoints.ts';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: AccountPlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
});
afterAll(() => muster.close());

const put = (table: string, fields: object) =>
  insertRow(muster.database, table, { org_id: muster.organization.id, ...fields });

/** At risk by its milestones. */
const AT_RISK = `health_computed = 'at_risk', factors = '[{"key": "milestones", "level": "at_risk"}]'`;

test('a board adds plans up by tier and health in the organization’s currency, with what no rate says the worth of beside', async () => {
  await put('exchange_rates', { currency: 'EUR', into_currency: 'GBP', day: '2026-01-01', rate: '0.8' });
  const own = await desk.make({ tier: 'A', revenue_target_minor: 1000, next_review_on: '2026-01-01' });
  const euro = await desk.make({ tier: 'A', currency: 'EUR', revenue_target_minor: 500 });
  const krona = await desk.make({ tier: 'C', currency: 'SEK', revenue_target_minor: 900 });
  const set = (id: string, what: string) =>
    muster.database.query(`update account_plans set ${what} where id = $1`, [id]);
  await set(own.id, `${AT_RISK}, coverage_pct = 30, revenue_minor = 70, weighted_minor = 11`);
  await set(euro.id, `${AT_RISK}, coverage_pct = 81, weighted_minor = 100`);
  const service_type_id = await put('service_types', { code: 'GRD', name: 'Guarding', status: 'active' });
  const [{ year } = { year: 0 }] = await muster.database.query<{ year: number }>(
    'select extract(year from now())::int as year',
  );
  const cell = { service_type_id, spent_with: 'competitor', spend_minor: 100 };
  await put('plan_whitespace', { plan_id: own.id, ...cell, year });
  await put('plan_whitespace', { plan_id: euro.id, ...cell, year });
  await put('plan_whitespace', { plan_id: euro.id, ...cell, year: year - 1 });
  const { body } = await desk.call(muster.organization.people.coordinator)(readAccountPlanBoard, {});
  expect(body).toMatchObject({
    ...{ currency: 'GBP', rate_day: '2026-01-01', without_rate: ['SEK'], coverage_pct: 56, thin: 1 },
    ...{ overdue_reviews: 1, total: { count: 3, revenue_target_minor: 1400, revenue_minor: 70 } },
    by_tier_and_health: [
      { tier: 'A', health: 'at_risk', count: 2, revenue_target_minor: 1400, weighted_minor: 91 },
      { tier: 'C', health: null, count: 1, revenue_target_minor: 0 },
    ],
    whitespace: [{ with: 'competitor', cells: 2, spend_minor: 180 }],
  });
  const tier = await desk.call()(readAccountPlanBoard, { query: { tier: 'C' } });
  expect(tier.body.total).toMatchObject({ count: 1 });
  expect(krona.currency).toBe('SEK');
});

test('a board without plans comes to nothing', async () => {
  const { body } = await desk.call()(readAccountPlanBoard, { query: { q: 'nobody' } });
  expect(body).toMatchObject({ total: { count: 0 }, by_tier_and_health: [], coverage_pct: null });
});
