import { afterEach, beforeEach, expect, test } from 'vitest';
import { listSettingRevisions, readSettings, updateSettings } from '#contract/organizations/endpoints.ts';
import type { SettingChanges } from '#contract/organizations/settings.ts';
import { makeAccountPlan } from '../../../test/factories/account-plan.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let owner: TestPerson;
beforeEach(async () => {
  muster = await openTestServer();
  ({ owner } = muster.organization.people);
});
afterEach(() => muster.close());

const read = async (by = owner) => (await muster.as(by)(readSettings)).body;
const save = (body: SettingChanges, version: number, by = owner) =>
  muster.as(by)(updateSettings, { body, version });
const history = async () => (await muster.as(owner)(listSettingRevisions, { query: {} })).body.data;

test('owners change what the organization decides, directors read it, managers do neither', async () => {
  const { director, manager } = muster.organization.people;
  const before = await read(director);
  expect(before).toMatchObject({ currency: 'GBP', approval: 'line', status: 'active', logo: null });
  expect((await save({ min_rest_h: 12 }, before.version, director)).status).toBe(403);
  expect((await muster.as(manager)(readSettings)).status).toBe(403);
  const changes: SettingChanges = {
    ...{
      legal_name: 'Northgate Ltd',
      address: '1 Quay\nLondon',
      working_days: [0, 450, 450, 450, 450, 390, 0],
    },
    ...{ rounding: 'up', rounding_minutes: 5, margin_floor_pct: '22.5', approve_within_plan: true },
  };
  const { status, body } = await save(changes, before.version);
  expect(status).toBe(200);
  const kept = { ...changes, margin_floor_pct: '22.50', version: before.version + 1 };
  expect(body).toEqual({ ...before, ...kept });
  expect(await read()).toEqual(body);
});

test('who changed what stands in the history, newest first, and nothing where nothing changed', async () => {
  const { version } = await read();
  await save({ tax_id: 'GB 123', week_start: 1 }, version);
  await save({ tax_id: '', margin_floor_pct: '0' }, version + 1);
  await save({ tax_id: '', margin_floor_pct: '0.0' }, version + 2);
  expect(await history()).toEqual([
    expect.objectContaining({ by: owner.name, changes: { tax_id: ['GB 123', null] } }),
    expect.objectContaining({ by: owner.name, changes: { tax_id: [null, 'GB 123'] } }),
  ]);
  expect((await read()).version).toBe(version + 2);
});

test('of two who save at once, one is told, and only the other’s change is kept', async () => {
  const { version } = await read();
  const both = await Promise.all([save({ max_week_h: 40 }, version), save({ max_week_h: 44 }, version)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const kept = both.find(({ status }) => status === 200)?.body.max_week_h;
  expect(await read()).toMatchObject({ max_week_h: kept, version: version + 1 });
  expect(await history()).toHaveLength(1);
});

test('what can’t be is said beside its field', async () => {
  const { version } = await read();
  const refused = async (body: SettingChanges) => refusal(await save(body, version));
  expect(await refused({ currency: 'QQQ' })).toEqual([422, 'currency-known', 'currency']);
  expect(await refused({ timezone: 'Europe/Nowhere' })).toEqual([422, null, 'timezone']);
  expect(await refused({ working_days: [0, 1441, 0, 0, 0, 0, 0] })).toEqual([422, null, 'working_days.1']);
  expect(await refused({ margin_floor_pct: '100' })).toEqual([422, null, 'margin_floor_pct']);
  expect((await read()).version).toBe(version);
});

const RATE = {
  currency: 'EUR',
  cost_rate: '10',
  bill_rate: '20',
  valid_from: '2026-01-01',
  scope: 'organization',
};
const SUMS = { number: 1, currency: 'EUR', cost_minor: 1, price_minor: 2 };
const COUNTED: readonly [string, (row: Row, client: string) => Promise<unknown>][] = [
  ['rates', (row) => row('service_rates', RATE)],
  ['budgets of projects', () => makeProject(muster.database, muster.organization, { ...BUDGET })],
  [
    'account plans',
    (_, client) => makeAccountPlan(muster.database, muster.organization, client, { currency: 'EUR' }),
  ],
  [
    'dealsheets',
    (row, client_id) => row('dealsheets', { ...SUMS, client_id, title: 'Quay', approver: 'owner' }),
  ],
  [
    'calculations',
    (row) =>
      row('calculator_scenarios', {
        ...SUMS,
        name: 'Quay',
        lines: 0,
        inputs: '{}',
        results: '{}',
        engine_version: 1,
      }),
  ],
  ['logged time', async (row) => row('project_days', { ...(await day()), currency: 'EUR', billable: true })],
];
const BUDGET = { currency: 'EUR', budget_minor: 100 };
type Row = (table: string, fields: object) => Promise<string>;
const day = async () => ({
  ...{ project_id: await makeProject(muster.database, muster.organization), member_id: owner.member },
  work_date: '2026-03-02',
});

test.each(COUNTED)('the currency stays once money was counted in it: %s', async (what, count) => {
  const { version } = await read();
  const client = await makeClient(muster.database, muster.organization);
  expect((await save({ currency: 'EUR' }, version)).body.currency).toBe('EUR');
  const org_id = muster.organization.id;
  await count((table, fields) => insertRow(muster.database, table, { org_id, ...fields }), client);
  const refused = await save({ currency: 'GBP', require_note: true }, version + 1);
  expect(refusal(refused)).toEqual([422, 'currency-in-use', 'currency']);
  expect(refused.body.message).toContain(`(${what})`);
  expect(await read()).toMatchObject({ currency: 'EUR', require_note: false, version: version + 1 });
});
