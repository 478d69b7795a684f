import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEntry } from '#contract/activity/endpoints.ts';
import { readProject, readProjectDashboard, updateProject } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let project_id: string;
let service_type_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  service_type_id = await makeService('9000', 'JPY');
});
beforeEach(async () => {
  project_id = await makeProject(muster.database, muster.organization, { start_date: '2026-01-01' });
});
afterAll(() => muster.close());

/** A service that is sold in a currency. */
const makeService = async (bill_rate: string, currency: string) => {
  const org_id = muster.organization.id;
  const service = { org_id, code: `SV-${currency}`, name: `Sold in ${currency}`, status: 'active' };
  const id = await insertRow(muster.database, 'service_types', service);
  await insertRow(muster.database, 'service_rates', {
    org_id,
    service_type_id: id,
    scope: 'service',
    cost_rate: '3000',
    bill_rate,
    currency,
    valid_from: '2026-01-01',
  });
  return id;
};
const log = (currency: string | null, bill_minor: number, fields: Record<string, unknown> = {}) =>
  makeEntry(muster.database, muster.organization, {
    project_id,
    currency,
    bill_minor,
    cost_minor: bill_minor / 2,
    ...fields,
  });
const manager = () => muster.as(muster.organization.people.manager);
const read = async () => (await manager()(readProjectDashboard, { params: { project_id } })).body;

test('money of another currency is in no total, its time in every one, and both stand apart', async () => {
  await log('GBP', 5000);
  await log('JPY', 900_000, { duration_s: 1800 });
  await log(null, 100, { duration_s: 60 });
  const { totals, weeks, people, budget, other_currencies } = await read();
  const own = { seconds: 5460, bill_minor: 5100, cost_minor: 2550 };
  expect([totals, weeks[0], people[0]]).toMatchObject([own, own, own]);
  expect(budget.used_minor).toBe(5100);
  expect(other_currencies).toEqual([
    { currency: 'JPY', seconds: 1800, entries: 1, bill_minor: 900_000, cost_minor: 450_000 },
  ]);
  const { body } = await manager()(readProject, { params: { project_id } });
  expect(body).toMatchObject({ seconds: 5460, bill_minor: 5100, used_minor: 5100 });
});

test('what other currencies cost is for managers and above too', async () => {
  await log('JPY', 900_000);
  const { coordinator } = muster.organization.people;
  const { body } = await muster.as(coordinator)(readProjectDashboard, { params: { project_id } });
  expect(body.other_currencies).toMatchObject([{ bill_minor: 900_000, cost_minor: null }]);
});

test('an entry that is priced anew moves between the currencies, and a deleted one leaves both', async () => {
  const entry = await log('JPY', 900_000);
  await muster.database.query(
    "update activity_entries set currency = 'GBP', bill_minor = 700 where id = $1",
    [entry],
  );
  expect(await read()).toMatchObject({ totals: { bill_minor: 700, entries: 1 }, other_currencies: [] });
  await muster.database.query('update activity_entries set archived_at = now() where id = $1', [entry]);
  expect(await read()).toMatchObject({ totals: { bill_minor: 0, seconds: 0 }, other_currencies: [] });
});

test('a project whose time is all priced in another currency can take it, and then counts that money', async () => {
  await log('JPY', 900_000);
  const body = { currency: 'JPY' };
  const { status } = await manager()(updateProject, { params: { project_id }, version: 1, body });
  expect(status).toBe(200);
  expect(await read()).toMatchObject({
    currency: 'JPY',
    totals: { bill_minor: 900_000 },
    other_currencies: [],
  });
});

test('a budget of money is not used up by another currency', async () => {
  for (const budget_period of ['total', 'month']) {
    project_id = await makeProject(muster.database, muster.organization, {
      start_date: '2026-01-01',
      budget_minor: 1000,
      hard_cap: true,
      budget_period,
    });
    const body = { work_date: new Date().toISOString().slice(0, 10), project_id, duration_s: 3600 };
    const answers = [service_type_id, service_type_id].map((id) =>
      manager()(createEntry, { body: { ...body, service_type_id: id } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await read()).other_currencies).toMatchObject([{ currency: 'JPY', bill_minor: 18_000 }]);
  }
});
