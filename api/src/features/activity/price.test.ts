import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const rate = (service: string, fields: Readonly<Record<string, unknown>>) =>
  insertRow(desk.muster.database, 'service_rates', {
    org_id: desk.muster.organization.id,
    service_type_id: service,
    scope: 'service',
    cost_rate: '21.3333',
    bill_rate: '42.50',
    currency: 'GBP',
    valid_from: '2026-01-01',
    ...fields,
  });
const log = async (fields: Readonly<Record<string, unknown>>) => {
  const { body } = await desk.log(person, fields);
  return pricesOf(body.id);
};
const pricesOf = async (id: string) => {
  const [row] = await desk.muster.database.query(
    'select bill_rate, cost_rate, currency, bill_minor::int, cost_minor::int from activity_entries where id = $1',
    [id],
  );
  return row;
};

test('an entry keeps the rates of its day, and what it is worth rounded once', async () => {
  const service_type_id = await desk.makeService();
  await rate(service_type_id, {});
  expect(await log({ service_type_id, duration_s: 3852 })).toEqual({
    bill_rate: '42.5000',
    cost_rate: '21.3333',
    currency: 'GBP',
    bill_minor: 4548,
    cost_minor: 2283,
  });
});

test('time that is not billable sells for nothing but still costs', async () => {
  const service_type_id = await desk.makeService();
  await rate(service_type_id, {});
  const free = await desk.makeProject({ billing: 'non_billable' });
  for (const fields of [{ billable: false }, { project_id: free, billable: true }]) {
    expect(await log({ service_type_id, duration_s: 3600, ...fields })).toMatchObject({
      bill_minor: 0,
      cost_minor: 2133,
    });
  }
});

test("the client's rate wins over the organization's, and each currency has its own minor unit", async () => {
  const service_type_id = await desk.makeService();
  const project = await desk.makeProject();
  const [{ client_id } = { client_id: '' }] = await desk.muster.database.query<{ client_id: string }>(
    'select client_id from projects where id = $1',
    [project],
  );
  await rate(service_type_id, {});
  await rate(service_type_id, { scope: 'client', client_id, bill_rate: '9000', currency: 'JPY' });
  const fields = { service_type_id, project_id: project, duration_s: 1800 };
  expect(await log(fields)).toMatchObject({ currency: 'JPY', bill_minor: 4500 });
});

test('a rate by the day is worth a share of the longest working day, one by the piece nothing', async () => {
  const byDay = await desk.makeService({ unit: 'day' });
  const byPiece = await desk.makeService({ unit: 'piece' });
  for (const service of [byDay, byPiece]) await rate(service, { bill_rate: '400' });
  expect(await log({ service_type_id: byDay, duration_s: 7200 })).toMatchObject({ bill_minor: 10_000 });
  expect(await log({ service_type_id: byPiece, duration_s: 7200 })).toMatchObject({ bill_minor: 0 });
});

test('without a rate or a service an entry is worth nothing', async () => {
  const nothing = { bill_rate: null, cost_rate: null, currency: null, bill_minor: 0, cost_minor: 0 };
  expect(await log({})).toEqual(nothing);
  expect(await log({ service_type_id: await desk.makeService() })).toEqual(nothing);
});

test('a changed duration is priced again, a changed note is not', async () => {
  const service_type_id = await desk.makeService();
  const rateId = await rate(service_type_id, {});
  const { body } = await desk.log(person, { service_type_id, duration_s: 3600 });
  await desk.muster.database.query("update service_rates set bill_rate = '100' where id = $1", [rateId]);
  const params = { entry_id: body.id };
  await desk.muster.as(person)(changeEntry, { params, version: 1, body: { note: 'Same' } });
  expect(await pricesOf(body.id)).toMatchObject({ bill_minor: 4250 });
  await desk.muster.as(person)(changeEntry, { params, version: 2, body: { duration_s: 7200 } });
  expect(await pricesOf(body.id)).toMatchObject({ bill_minor: 20_000 });
});

test('a budget of money that is a hard cap refuses what would exceed it', async () => {
  const service_type_id = await desk.makeService();
  await rate(service_type_id, { bill_rate: '100' });
  const project_id = await desk.makeProject({ budget_minor: 15_000, hard_cap: true, budget_period: 'month' });
  await desk.log(person, { service_type_id, project_id, duration_s: 3600 });
  const { body } = await desk.log(person, { service_type_id, project_id, duration_s: 3600 });
  expect(body.rule).toBe('hard-cap');
  const free = await desk.log(person, { service_type_id, project_id, duration_s: 3600, billable: false });
  expect(free.status).toBe(201);
});
