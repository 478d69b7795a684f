import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/clients/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

const create = (body: object) => admin(endpoints.createClient, { body: { name: 'Anything', ...body } });
const make = async (body: object) => (await create({ confirm_duplicate: true, ...body })).body;
const change = (client: { id: string; version: number }, body: object) =>
  admin(endpoints.updateClient, { params: { client_id: client.id }, version: client.version, body });

const told = ({ status, body }: Awaited<ReturnType<typeof create>>) => ({
  status,
  rule: body.rule,
  fields: body.fields?.map(({ field }: { field: string }) => field),
});

test.each([
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['code', { code: 'too long a code' }],
  ['code', { code: 'lower' }],
  ['vat_id', { vat_id: '!!' }],
  ['status', { status: 'gone' }],
  ['currency', { currency: 'pounds' }],
  ['payment_terms_days', { payment_terms_days: 121 }],
  ['payment_terms_days', { payment_terms_days: -1 }],
  ['payment_terms_days', { payment_terms_days: 1.5 }],
  ['website', { website: 'hartley.example' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }],
  ['legal_name', { legal_name: 'x'.repeat(201) }],
  ['external_ref', { external_ref: '' }],
])('a wrong %s is told beside its field: %j', async (field, body) => {
  const answer = await create(body);
  expect(told(answer)).toEqual({ status: 422, rule: null, fields: [field] });
  expect(answer.body.fields[0].message).toMatch(/^(Enter|Use|Invalid)/);
});

test('payment terms from 0 to 120 days and names up to 120 characters are taken', async () => {
  const body = { name: 'x'.repeat(120), payment_terms_days: 120, confirm_duplicate: true };
  expect((await create(body)).status).toBe(201);
  expect((await create({ ...body, payment_terms_days: 0 })).status).toBe(201);
});

test('a code is given once in an organization, and again in another', async () => {
  await make({ name: 'Code one', code: 'ONE' });
  expect(told(await create({ name: 'Code two', code: 'ONE' }))).toEqual({
    status: 422,
    rule: 'code-taken',
    fields: ['code'],
  });
  const other = await makeOrganization(muster.database);
  const body = { name: 'Code one', code: 'ONE' };
  expect((await admin(endpoints.createClient, { organization: other.id, body })).status).toBe(201);
});

test.each([
  ['name', { name: 'Harbour  Festival, LTD.' }, { name: 'harbour festival' }],
  ['name', { name: 'Büro Köln GmbH' }, { name: 'Buro Koln' }],
  [
    'website',
    { name: 'A', website: 'https://www.port.example/x' },
    { name: 'B', website: 'http://PORT.example' },
  ],
  ['vat_id', { name: 'C', vat_id: 'GB 999-8887.89' }, { name: 'D', vat_id: 'gb999888789' }],
])('a client with the %s of another is refused until confirmed: %j', async (field, first, twin) => {
  const known = await make(first);
  const answer = await create(twin);
  expect(told(answer)).toEqual({ status: 422, rule: 'duplicate-client', fields: [field] });
  expect(answer.body.message).toContain(known.id);
  expect((await create({ ...twin, confirm_duplicate: true })).status).toBe(201);
});

test('names without a letter or digit are no duplicates of each other', async () => {
  expect((await create({ name: '!!!' })).status).toBe(201);
  expect((await create({ name: '???' })).status).toBe(201);
});

test('renaming a client to the name of another is refused until confirmed, saving the own name is not', async () => {
  await make({ name: 'Taken' });
  const own = await make({ name: 'Own' });
  expect(told(await change(own, { name: 'taken!' }))).toMatchObject({ rule: 'duplicate-client' });
  const saved = await change(own, { name: 'OWN' });
  expect(saved.status).toBe(200);
  expect((await change(saved.body, { name: 'taken!', confirm_duplicate: true })).status).toBe(200);
});

test('a client cannot belong to itself, directly or through others', async () => {
  const top = await make({ name: 'Top' });
  const middle = await make({ name: 'Middle', parent_id: top.id });
  const bottom = await make({ name: 'Bottom', parent_id: middle.id });
  const cycle = { status: 422, rule: 'parent-cycle', fields: ['parent_id'] };
  expect(told(await change(top, { parent_id: top.id }))).toEqual(cycle);
  expect(told(await change(top, { parent_id: bottom.id }))).toEqual(cycle);
  expect((await change(bottom, { parent_id: top.id })).status).toBe(200);
});

test('two changes at once cannot close a circle', async () => {
  const [left, right] = [await make({ name: 'Left' }), await make({ name: 'Right' })];
  const answers = await Promise.all([
    change(left, { parent_id: right.id }),
    change(right, { parent_id: left.id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('parent and owner must be of this organization', async () => {
  const other = await makeOrganization(muster.database);
  const foreign = await admin(endpoints.createClient, { organization: other.id, body: { name: 'Foreign' } });
  for (const parent_id of [foreign.body.id, crypto.randomUUID()])
    expect(told(await create({ parent_id }))).toEqual({
      status: 422,
      rule: 'parent-known',
      fields: ['parent_id'],
    });
  for (const owner_id of [other.people.manager.member, crypto.randomUUID()])
    expect(told(await create({ owner_id }))).toEqual({
      status: 422,
      rule: 'owner-on-team',
      fields: ['owner_id'],
    });
});
