import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import * as endpoints from '#contract/service-types/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { type Answer, openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

let count = 0;
const make = async (fields: object = {}) =>
  (
    await admin(endpoints.createServiceType, {
      body: { code: `S-${count++}`, name: 'Engineering', ...fields },
    })
  ).body;
const change = (of: { id: string; version: number }, body: object) =>
  admin(endpoints.updateServiceType, { params: { service_id: of.id }, version: of.version, body });

const told = ({ status, body }: Awaited<ReturnType<typeof change>>) => ({
  status,
  rule: body.rule,
  fields: body.fields?.map(({ field }: { field: string }) => field),
});

const EVERYTHING = {
  code: 'ENG',
  name: 'Engineering',
  category: 'Delivery',
  unit: 'day' as const,
  skills: ['rigging', 'power'],
  min_margin_pct: '17.5',
  billable: false,
};

test('an admin makes a service type with every field, a coordinator reads it', async () => {
  const made = await admin(endpoints.createServiceType, { body: EVERYTHING });
  expect(made.status).toBe(201);
  const { coordinator } = muster.organization.people;
  const read = await muster.as(coordinator)(endpoints.readServiceType, {
    params: { service_id: made.body.id },
  });
  expect(read.body).toEqual({
    ...EVERYTHING,
    id: made.body.id,
    version: 1,
    status: 'draft',
    current_rate: null,
    low_rates: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    archived_at: null,
  });
});

test('each role may do exactly what the policy says of service types', async () => {
  const { id: service_id } = await make();
  const params = { service_id };
  const passed: Record<string, string[]> = { list: [], create: [], read: [], update: [], archive: [] };
  for (const role of ROLES) {
    const call = muster.as(muster.organization.people[role]);
    const answers = {
      list: await call(endpoints.listServiceTypes),
      create: await call(endpoints.createServiceType, { body: { code: '', name: '' } }),
      read: await call(endpoints.readServiceType, { params }),
      update: await call(endpoints.updateServiceType, { params, body: {}, version: 1 }),
      archive: await call(endpoints.archiveServiceType, { params, version: 99 }),
    };
    for (const [action, { status }] of Object.entries(answers))
      if (status !== 403) passed[action]?.push(role);
  }
  expect(passed).toEqual({
    list: ['admin'],
    create: ['admin'],
    read: ['coordinator', 'manager', 'director', 'owner', 'executive', 'admin'],
    update: ['admin'],
    archive: ['admin'],
  });
});

test('a service type goes from draft to active to retired, and comes back to active alone', async () => {
  const draft = await make();
  const skipped = { status: 422, rule: 'service-type-transition', fields: ['status'] };
  expect(told(await change(draft, { status: 'retired' }))).toEqual(skipped);
  const active = (await change(draft, { status: 'active' })).body;
  expect(active.status).toBe('active');
  expect(told(await change(active, { status: 'draft' }))).toEqual(skipped);
  const retired = (await change(active, { status: 'retired' })).body;
  expect(told(await change(retired, { status: 'draft' }))).toEqual(skipped);
  const named = (await change(retired, { status: 'retired', name: 'Still named' })).body;
  expect(named.name).toBe('Still named');
  expect((await change(named, { status: 'active' })).body.status).toBe('active');
});

test.each([
  ['code', { code: 'a' }],
  ['code', { code: '' }],
  ['name', { name: '' }],
  ['unit', { unit: 'week' }],
  ['min_margin_pct', { min_margin_pct: '100.5' }],
  ['min_margin_pct', { min_margin_pct: '-1' }],
  ['min_margin_pct', { min_margin_pct: '17.555' }],
  ['skills', { skills: Array.from({ length: 21 }, (_, at) => `s${at}`) }],
  ['status', { status: 'retired' }],
])('a wrong %s is told beside its field: %j', async (field, body: object) => {
  const answer = await admin(endpoints.createServiceType, { body: { code: 'OK', name: 'Fine', ...body } });
  expect(told(answer)).toEqual({ status: 422, rule: null, fields: [field] });
});

test('a code is given once in an organization', async () => {
  const first = await make({ code: 'TWICE' });
  const answer = await admin(endpoints.createServiceType, { body: { code: 'TWICE', name: 'Other' } });
  expect(told(answer)).toEqual({ status: 422, rule: 'code-taken', fields: ['code'] });
  expect((await change(first, { code: 'TWICE', name: 'Kept its code' })).status).toBe(200);
});

test('a change needs the version that was seen; the same margin written otherwise is no change', async () => {
  const made = await make({ min_margin_pct: '25' });
  const params = { service_id: made.id };
  expect((await admin(endpoints.updateServiceType, { params, body: { name: 'X' } })).status).toBe(428);
  expect((await change(made, { min_margin_pct: '25.00' })).body).toMatchObject({
    version: 1,
    min_margin_pct: '25',
  });
  expect((await change(made, { min_margin_pct: '30' })).body).toMatchObject({
    version: 2,
    min_margin_pct: '30',
  });
  expect((await change(made, { name: 'Late' })).status).toBe(412);
  const { body } = await admin(endpoints.listServiceTypeChanges, { params });
  expect(body.data[0]).toMatchObject({
    type: 'service-type.updated',
    changes: { min_margin_pct: ['25', '30'] },
  });
});

test('an archived service type leaves the list, refuses changes and comes back', async () => {
  const made = await make({ name: 'Going' });
  const params = { service_id: made.id };
  const found = async (archived: 'true' | 'false') =>
    (await admin(endpoints.listServiceTypes, { query: { archived, q: 'going' } })).body.data.length;
  expect((await admin(endpoints.archiveServiceType, { params, version: 1 })).status).toBe(204);
  expect([await found('false'), await found('true')]).toEqual([0, 1]);
  expect(told(await change({ id: made.id, version: 2 }, { name: 'No' })).rule).toBe('archived');
  expect((await admin(endpoints.restoreServiceType, { params })).body.archived_at).toBeNull();
  expect(await found('false')).toBe(1);
});

test('a service type of another organization answers exactly like one that does not exist', async () => {
  const other = await makeOrganization(muster.database);
  const [foreign] = await muster.database.query<{ id: string }>(
    "insert into service_types (org_id, code, name) values ($1, 'FAR', 'Far') returning id",
    [other.id],
  );
  const ask = async (service_id: string) => {
    const params = { service_id };
    const answers = [
      await admin(endpoints.readServiceType, { params }),
      await admin(endpoints.updateServiceType, { params, body: {}, version: 1 }),
      await admin(endpoints.archiveServiceType, { params, version: 1 }),
      await admin(endpoints.restoreServiceType, { params }),
    ];
    return answers.map(({ status, body }) => ({ status, body: { ...body, request_id: '' } }));
  };
  const answers = await ask(foreign?.id ?? '');
  expect(answers).toEqual(await ask(crypto.randomUUID()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

test('pages of service types show every row once, forwards and back, although names are tied', async () => {
  const all = (await admin(endpoints.listServiceTypes, { query: { per_page: 200 } })).body.data;
  for (const sort of endpoints.SERVICE_TYPE_SORTS.flatMap((key) => [key, `-${key}`])) {
    const ids: string[] = [];
    let query: QueryInput<typeof endpoints.listServiceTypes> | null = { sort, per_page: 3 };
    while (query) {
      const { body }: Answer = await admin(endpoints.listServiceTypes, { query });
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      query = body.after ? { sort, per_page: 3, after: body.after } : null;
    }
    expect(new Set(ids).size, sort).toBe(all.length);
    expect(ids, sort).toHaveLength(all.length);
  }
});
