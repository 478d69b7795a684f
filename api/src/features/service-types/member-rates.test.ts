import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import { removeMember } from '#contract/members/endpoints.ts';
import * as rates from '#contract/members/rates.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let owner: ReturnType<Desk['muster']['as']>;
beforeAll(async () => {
  desk = await openDesk();
  owner = desk.muster.as(desk.muster.organization.people.owner);
  await desk.muster.as(desk.muster.organization.people.admin)(chooseOrganization, {
    body: { id: desk.muster.organization.id },
  });
});
afterAll(() => desk.muster.close());

const WORTH = { cost_rate: '31.50', bill_rate: '90', currency: 'GBP', valid_from: '2026-01-01' };
const somebody = async () => ({ member_id: (await desk.newcomer()).member ?? '' });
const add = (params: { member_id: string }, fields: object = {}) =>
  owner(rates.addMemberRate, { params, body: { ...WORTH, ...fields } });
const list = async (params: { member_id: string }) => (await owner(rates.listMemberRates, { params })).body;

test('what somebody costs and sells for is listed with what was, counts and will, and what each leaves', async () => {
  const params = await somebody();
  const tomorrow = addDays(desk.today, 1);
  await add(params, { valid_from: '2025-01-01', valid_to: '2025-12-31', bill_rate: '80' });
  await add(params, { valid_from: '2026-01-01', bill_rate: '0' });
  const ahead = await add(params, { valid_from: tomorrow, cost_rate: '33.125', end_current: true });
  expect(ahead.status).toBe(201);
  expect(ahead.body).toMatchObject({ standing: 'upcoming', cost_rate: '33.125', margin_pct: '63.2' });
  const { data } = await list(params);
  expect(data).toMatchObject([
    { scope: 'member', standing: 'upcoming', valid_from: tomorrow, valid_to: null, margin_pct: '63.2' },
    { standing: 'current', bill_rate: '0.00', valid_to: desk.today, margin_pct: null },
    { standing: 'over', bill_rate: '80.00', cost_rate: '31.50', valid_to: '2025-12-31', margin_pct: '60.6' },
  ]);
  expect(data[0].member.id).toBe(params.member_id);
});

test('a rate of a service and one on a project stand beside the one for everything', async () => {
  const params = await somebody();
  const service_type_id = await desk.makeService();
  for (const fields of [{}, { service_type_id }, { project_id: desk.project }])
    expect((await add(params, fields)).status).toBe(201);
  const { data } = await list(params);
  expect(data.map(({ scope }: { scope: string }) => scope).toSorted()).toEqual([
    'assignment',
    'member',
    'member',
  ]);
});

test('two rates of one place never count on the same day, whoever of two writers comes second', async () => {
  const params = await somebody();
  const both = await Promise.all([add(params), add(params, { bill_rate: '95' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const late = both.find(({ status }) => status === 422);
  expect(late && refusal(late)).toEqual([422, 'overlapping-rate', 'valid_from']);
  expect((await list(params)).data).toHaveLength(1);
});

test('a rate is ended and taken away over the version that was seen, and not before it begins', async () => {
  const params = await somebody();
  const { id: rate_id } = (await add(params)).body;
  const at = { ...params, rate_id };
  const end = (valid_to: string | null, version: number) =>
    owner(rates.endMemberRate, { params: at, version, body: { valid_to } });
  expect(refusal(await end('2025-12-31', 1))).toEqual([422, 'rate-period', 'valid_to']);
  expect((await end('2026-06-30', 1)).body).toMatchObject({ valid_to: '2026-06-30', version: 2 });
  expect((await end('2026-05-31', 1)).status, 'somebody else ended it first').toBe(412);
  await add(params, { valid_from: '2026-07-01' });
  expect(refusal(await end(null, 2))).toEqual([422, 'overlapping-rate', 'valid_to']);
  const remove = (version: number, whose = params.member_id) =>
    owner(rates.removeMemberRate, { params: { member_id: whose, rate_id }, version });
  expect((await remove(1)).status).toBe(412);
  expect((await remove(2, (await somebody()).member_id)).status, 'of somebody else').toBe(404);
  expect((await remove(2)).status).toBe(204);
  expect((await list(params)).data).toHaveLength(1);
});

test('a key that comes again adds one rate', async () => {
  const params = await somebody();
  const key = randomUUID();
  const twice = [];
  for (const _ of [1, 2])
    twice.push(await owner(rates.addMemberRate, { params, body: { ...WORTH, end_current: true }, key }));
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect((await list(params)).data).toHaveLength(1);
});

test.each([
  ['service_type_id', 'service-known', { service_type_id: randomUUID() }],
  ['project_id', 'project-known', { project_id: randomUUID() }],
  ['valid_to', 'rate-period', { valid_to: '2025-12-31' }],
])('%s breaks the rule %s, and nothing is written', async (field, rule, fields) => {
  const params = await somebody();
  expect(refusal(await add(params, fields))).toEqual([422, rule, field]);
  expect((await list(params)).data).toEqual([]);
});

test('whoever has left keeps the rates that they had, and gets no other', async () => {
  const params = await somebody();
  await add(params);
  expect((await owner(removeMember, { params, version: 1 })).status).toBe(204);
  expect((await add(params, { valid_from: '2027-01-01', end_current: true })).status).toBe(404);
  expect((await list(params)).data).toMatchObject([{ valid_to: null }]);
  expect((await owner(rates.listMemberRates, { params: { member_id: randomUUID() } })).status).toBe(404);
});

test('the trail tells of each under the person, with the figures that an owner may read there', async () => {
  const params = await somebody();
  const { id } = (await add(params)).body;
  await add(params, { valid_from: '2026-08-01', bill_rate: '99', end_current: true });
  await owner(rates.endMemberRate, {
    params: { ...params, rate_id: id },
    version: 2,
    body: { valid_to: '2026-06-30' },
  });
  await owner(rates.removeMemberRate, { params: { ...params, rate_id: id }, version: 3 });
  const trail = await owner(listAudit, { query: { subject_id: params.member_id } });
  expect(trail.body.data.map(({ type }: { type: string }) => type)).toEqual([
    'member.rate_removed',
    'member.rate_ended',
    'member.rate_added',
    'member.rate_ended',
    'member.rate_added',
  ]);
  expect(trail.body.data[2].changes).toMatchObject({ bill_rate: [null, '99'], cost_rate: [null, '31.50'] });
});
