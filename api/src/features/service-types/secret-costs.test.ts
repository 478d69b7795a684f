import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/service-types/endpoints.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let params: { service_id: string };
const as = (role: 'admin' | 'director' | 'manager' | 'coordinator' | 'member') =>
  muster.as(muster.organization.people[role]);

const RATE = { cost_rate: '41.37', bill_rate: '90', currency: 'GBP', valid_from: '2026-01-01' };

beforeAll(async () => {
  muster = await openTestServer();
  await as('admin')(chooseOrganization, { body: { id: muster.organization.id } });
  const body = { code: 'SECRET', name: 'Rigging', min_margin_pct: '60', status: 'active' as const };
  params = { service_id: (await as('admin')(endpoints.createServiceType, { body })).body.id };
  const member_id = muster.organization.people.member.member ?? '';
  for (const scope of ['service', 'member'] as const)
    await as('admin')(rates.addServiceRate, {
      params,
      body: { ...RATE, scope, member_id: scope === 'member' ? member_id : null },
    });
});
afterAll(() => muster.close());

const everything = async (role: 'director' | 'manager' | 'coordinator') =>
  Promise.all([
    as(role)(endpoints.readServiceType, { params }),
    as(role)(rates.listServiceRates, { params }),
    as(role)(endpoints.listServiceTypeChanges, { params }),
  ]);

test('a coordinator reads what a service sells for, and in no answer what it costs', async () => {
  const answers = await everything('coordinator');
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('41.37');
  const [read, list, changes] = answers;
  expect(read.body.current_rate).toEqual({ bill_rate: '90.00', cost_rate: null, currency: 'GBP' });
  expect(read.body.low_rates, 'a margin tells costs too').toBeNull();
  expect(list.body.data).toMatchObject([{ scope: 'service', bill_rate: '90.00', cost_rate: null }]);
  expect(changes.body.data.map(({ type }: { type: string }) => type)).toEqual(['service-type.created']);
});

test('a manager reads costs and how many rates leave too little, but for those of people', async () => {
  const [read, list, changes] = await everything('manager');
  expect(read.body).toMatchObject({ current_rate: { cost_rate: '41.37' }, low_rates: 1 });
  expect(list.body.data).toMatchObject([{ scope: 'service', cost_rate: '41.37' }]);
  expect(changes.body.data).toHaveLength(2);
});

test('a director reads whose rates they are as well', async () => {
  const [read, list, changes] = await everything('director');
  expect(read.body).toMatchObject({ low_rates: 2 });
  expect(list.body.data).toContainEqual(
    expect.objectContaining({ scope: 'member', cost_rate: '41.37', member: expect.anything() }),
  );
  expect(changes.body.data, 'what happened to them is told under the person').toHaveLength(2);
});

test('the filter for rates below the lowest margin tells a coordinator nothing', async () => {
  const query = { low_rates: 'true' };
  expect((await as('coordinator')(endpoints.listServiceTypes, { query })).status).toBe(403);
  const { body } = await as('admin')(endpoints.listServiceTypes, { query });
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['SECRET']);
});

test('who may not know costs asks neither for all rates nor for the one that counts, and changes none', async () => {
  for (const role of ['coordinator', 'member'] as const) {
    expect((await as(role)(rates.listRates)).status).toBe(403);
    expect((await as(role)(rates.explainRate, { query: { day: '2026-03-02' } })).status).toBe(403);
    const body = { ...RATE, scope: 'service' as const };
    expect((await as(role)(rates.addServiceRate, { params, body })).status).toBe(403);
  }
  expect((await as('member')(rates.listServiceRates, { params })).status).toBe(403);
  expect((await as('manager')(rates.listRates)).status).toBe(200);
});
