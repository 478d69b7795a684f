import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/service-types/endpoints.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
let client_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
  const [client] = await muster.database.query<{ id: string }>(
    "insert into clients (org_id, name) values ($1, 'Hartley') returning id",
    [muster.organization.id],
  );
  client_id = client?.id ?? '';
});
afterAll(() => muster.close());

let count = 0;
const service = async (): Promise<{ service_id: string }> => {
  const body = { code: `R-${count++}`, name: 'Rigging' };
  return { service_id: (await admin(endpoints.createServiceType, { body })).body.id };
};
const RATE = {
  scope: 'service' as const,
  cost_rate: '40.125',
  bill_rate: '90',
  currency: 'GBP',
  valid_from: '2026-01-01',
};
const add = (params: { service_id: string }, fields: object = {}) =>
  admin(rates.addServiceRate, { params, body: { ...RATE, ...fields } });
const told = ({ status, body }: Awaited<ReturnType<typeof add>>) => ({
  status,
  rule: body.rule,
  fields: body.fields?.map(({ field }: { field: string }) => field),
});

test('rates come back as the exact decimals that were sent', async () => {
  const params = await service();
  const { status, body } = await add(params, { bill_rate: '9999999999.9999' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    cost_rate: '40.125',
    bill_rate: '9999999999.9999',
    valid_to: null,
    client: null,
  });
  const plain = await add(params, { scope: 'client', client_id, cost_rate: '0.1', bill_rate: '0.30' });
  expect(plain.body).toMatchObject({
    cost_rate: '0.10',
    bill_rate: '0.30',
    client: { id: client_id, name: 'Hartley' },
  });
});

test('the rate of today stands on the service type', async () => {
  const params = await service();
  await add(params, { valid_from: '2020-01-01', valid_to: '2020-12-31', bill_rate: '50' });
  await add(params, { valid_from: '2021-01-01', bill_rate: '60' });
  await add(params, { scope: 'client', client_id, bill_rate: '55' });
  const { body } = await admin(endpoints.readServiceType, { params });
  expect(body.current_rate).toEqual({ bill_rate: '60.00', cost_rate: '40.125', currency: 'GBP' });
});

test('two rates of one scope cannot count on the same day', async () => {
  const params = await service();
  await add(params, { valid_to: '2026-06-30' });
  const overlap = { status: 422, rule: 'overlapping-rate', fields: ['valid_from'] };
  expect(told(await add(params, { valid_from: '2026-06-30' }))).toEqual(overlap);
  expect(told(await add(params, { valid_from: '2025-01-01' }))).toEqual(overlap);
  expect((await add(params, { valid_from: '2026-07-01' })).status).toBe(201);
  expect((await add(params, { scope: 'member_level', level: 'senior' })).status).toBe(201);
  expect((await add(params, { scope: 'member_level', level: 'junior' })).status).toBe(201);
  expect((await add(params, { scope: 'client', client_id })).status).toBe(201);
  expect(told(await add(params, { scope: 'client', client_id }))).toEqual(overlap);
});

test('a new rate can end the open one of its scope the day before', async () => {
  const params = await service();
  const old = (await add(params)).body;
  await add(params, { scope: 'client', client_id });
  const next = await add(params, { valid_from: '2026-09-01', bill_rate: '95', end_current: true });
  expect(next.status).toBe(201);
  const { body } = await admin(rates.listServiceRates, { params, query: { scope: 'service' } });
  expect(body.data).toMatchObject([
    { bill_rate: '95.00', valid_to: null },
    { id: old.id, valid_to: '2026-08-31', version: 2 },
  ]);
  const changes = await admin(endpoints.listServiceTypeChanges, { params });
  expect(changes.body.data.slice(0, 2).map(({ type }: { type: string }) => type)).toEqual([
    'service-type.rate_added',
    'service-type.rate_ended',
  ]);
});

test('a rate is ended with its version, not before its first day, and not into another', async () => {
  const { service_id } = await service();
  const { id: rate_id } = (await add({ service_id }, { valid_to: '2026-03-31' })).body;
  await add({ service_id }, { valid_from: '2026-05-01' });
  const params = { service_id, rate_id };
  const end = (valid_to: string | null, version = 1) =>
    admin(rates.endServiceRate, { params, version, body: { valid_to } });
  expect((await admin(rates.endServiceRate, { params, body: { valid_to: null } })).status).toBe(428);
  expect((await end('2026-04-01', 9)).status).toBe(412);
  expect(told(await end('2025-12-31'))).toEqual({ status: 422, rule: 'rate-period', fields: ['valid_to'] });
  expect(told(await end(null))).toEqual({ status: 422, rule: 'overlapping-rate', fields: ['valid_to'] });
  expect((await end('2026-04-30')).body).toMatchObject({ valid_to: '2026-04-30', version: 2 });
});

test('a rate that was a mistake can be removed', async () => {
  const { service_id } = await service();
  const { id: rate_id } = (await add({ service_id })).body;
  const params = { service_id, rate_id };
  expect((await admin(rates.removeServiceRate, { params, version: 1 })).status).toBe(204);
  expect((await admin(rates.listServiceRates, { params: { service_id } })).body.data).toEqual([]);
  expect((await admin(rates.removeServiceRate, { params, version: 1 })).status).toBe(404);
});

test.each([
  ['level', 'rate-scope', { scope: 'member_level' }],
  ['level', 'rate-scope', { level: 'senior' }],
  ['scope', 'rate-scope', { scope: 'organization' }],
  ['member_id', 'rate-scope', { scope: 'member' }],
  ['member_id', 'member-known', { scope: 'member', member_id: crypto.randomUUID() }],
  ['client_id', 'rate-scope', { scope: 'client' }],
  ['client_id', 'client-known', { scope: 'client', client_id: crypto.randomUUID() }],
  ['valid_to', 'rate-period', { valid_to: '2025-12-31' }],
  ['cost_rate', null, { cost_rate: '-1' }],
  ['bill_rate', null, { bill_rate: '1.23456' }],
  ['bill_rate', null, { bill_rate: 90 }],
  ['valid_from', null, { valid_from: '2026-02-30' }],
  ['currency', null, { currency: 'pound' }],
])('a wrong %s is told beside its field by %s: %j', async (field, rule, fields) => {
  expect(told(await add(await service(), fields))).toEqual({ status: 422, rule, fields: [field] });
});
