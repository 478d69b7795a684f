import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import * as endpoints from '#contract/clients/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
let other: TestOrganization;
beforeAll(async () => {
  muster = await openTestServer();
  other = await makeOrganization(muster.database);
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

let count = 0;
const make = async (fields: object = {}) =>
  (await admin(endpoints.createClient, { body: { name: `Client ${count++}`, ...fields } })).body;

const eventsOf = (id: string) =>
  muster.database.query('select type, actor_name, changes from events where subject_id = $1 order by id', [
    id,
  ]);

const EVERYTHING = {
  name: 'Hartley & Sons Ltd',
  code: 'HRT',
  legal_name: 'Hartley and Sons Limited',
  vat_id: 'GB 123 4567 82',
  status: 'prospect' as const,
  industry: 'Events',
  currency: 'EUR',
  payment_terms_days: 0,
  website: 'https://www.hartley.example/about',
  tags: ['north', 'venue'],
  external_ref: 'CRM-1',
};

test('an admin makes a client with every field and reads it back', async () => {
  const { manager } = muster.organization.people;
  const parent = await make();
  const body = { ...EVERYTHING, owner_id: manager.member, parent_id: parent.id };
  const made = await admin(endpoints.createClient, { body });
  expect(made.status).toBe(201);
  expect(made.headers.etag).toBe('"1"');
  const read = await muster.as(manager)(endpoints.readClient, { params: { client_id: made.body.id } });
  expect(read.body).toEqual({
    ...EVERYTHING,
    ...{ last_work_day: null, margin_pct: null },
    merged_into: null,
    id: expect.any(String),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    archived_at: null,
    owner: { id: manager.member, name: manager.name },
    parent: { id: parent.id, name: parent.name },
    projects: 0,
    open_projects: 0,
    seconds: 0,
  });
  expect(await eventsOf(made.body.id)).toMatchObject([
    { type: 'client.created', actor_name: 'Admin Person', changes: { name: [null, EVERYTHING.name] } },
  ]);
});

test('each role may do exactly what the policy says of clients', async () => {
  const { id: client_id, version } = await make();
  const params = { client_id };
  const passed: Record<string, string[]> = { list: [], create: [], read: [], update: [], archive: [] };
  for (const role of ROLES) {
    const call = muster.as(muster.organization.people[role]);
    const answers = {
      list: await call(endpoints.listClients),
      create: await call(endpoints.createClient, { body: { name: '' } }),
      read: await call(endpoints.readClient, { params }),
      update: await call(endpoints.updateClient, { params, body: {}, version }),
      archive: await call(endpoints.archiveClient, { params, version: 99 }),
    };
    for (const [action, { status }] of Object.entries(answers))
      if (status !== 403) passed[action]?.push(role);
  }
  expect(passed).toEqual({
    list: ['admin'],
    create: ['admin'],
    read: ['manager', 'director', 'owner', 'executive', 'admin'],
    update: ['admin'],
    archive: ['admin'],
  });
});

test('a client of another organization answers exactly like one that does not exist', async () => {
  const [foreign] = await muster.database.query<{ id: string }>(
    "insert into clients (org_id, name) values ($1, 'Elsewhere') returning id",
    [other.id],
  );
  const ask = async (client_id: string) => {
    const params = { client_id };
    const answers = [
      await admin(endpoints.readClient, { params }),
      await admin(endpoints.updateClient, { params, body: { name: 'Mine' }, version: 1 }),
      await admin(endpoints.archiveClient, { params, version: 1 }),
      await admin(endpoints.restoreClient, { params }),
      await admin(endpoints.listClientChanges, { params }),
    ];
    return answers.map(({ status, body }) => ({ status, body: { ...body, request_id: '' } }));
  };
  const answers = await ask(foreign?.id ?? '');
  expect(answers).toEqual(await ask(crypto.randomUUID()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const ids = (await admin(endpoints.listClients, { query: { per_page: 200 } })).body.data;
  expect(ids.map(({ id }: { id: string }) => id)).not.toContain(foreign?.id);
});

test('a change needs the version that was seen, and tells what changed', async () => {
  const { id: client_id } = await make({ tags: ['a'] });
  const params = { client_id };
  expect((await admin(endpoints.updateClient, { params, body: { name: 'New' } })).status).toBe(428);
  const changed = await admin(endpoints.updateClient, {
    params,
    version: 1,
    body: { name: 'New name', tags: ['a'], website: null, status: 'dormant' },
  });
  expect(changed.body).toMatchObject({ name: 'New name', status: 'dormant', version: 2, tags: ['a'] });
  const stale = await admin(endpoints.updateClient, { params, version: 1, body: { name: 'Late' } });
  expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
  expect((await admin(endpoints.archiveClient, { params, version: 1 })).status).toBe(412);
  const { body } = await admin(endpoints.listClientChanges, { params });
  expect(body.data[0]).toMatchObject({
    type: 'client.updated',
    actor: 'Admin Person',
    changes: { name: [expect.any(String), 'New name'], status: ['active', 'dormant'] },
  });
  expect(Object.keys(body.data[0].changes)).toHaveLength(2);
});

test('saving without a difference writes nothing', async () => {
  const { id: client_id, name } = await make();
  const same = await admin(endpoints.updateClient, { params: { client_id }, version: 1, body: { name } });
  expect(same.body.version).toBe(1);
  expect(await eventsOf(client_id)).toHaveLength(1);
});

test('an archived client leaves the list, refuses changes and comes back', async () => {
  const { id: client_id } = await make();
  const params = { client_id };
  const listed = async (archived: 'true' | 'false') => {
    const { body } = await admin(endpoints.listClients, { query: { archived, per_page: 200 } });
    return body.data.some(({ id }: { id: string }) => id === client_id);
  };
  expect((await admin(endpoints.archiveClient, { params })).status).toBe(428);
  expect((await admin(endpoints.archiveClient, { params, version: 1 })).status).toBe(204);
  expect([await listed('false'), await listed('true')]).toEqual([false, true]);
  const refused = await admin(endpoints.updateClient, { params, version: 2, body: { name: 'No' } });
  expect(refused.body).toMatchObject({ code: 'rule_broken', rule: 'archived' });
  const restored = await admin(endpoints.restoreClient, { params });
  expect(restored.body).toMatchObject({ archived_at: null, version: 3 });
  expect(await listed('false')).toBe(true);
  expect((await eventsOf(client_id)).map(({ type }) => type)).toEqual([
    'client.created',
    'client.archived',
    'client.restored',
  ]);
});

test('the same Idempotency-Key makes one client, and another body with it is refused', async () => {
  const key = crypto.randomUUID();
  const first = await admin(endpoints.createClient, { key, body: { name: 'Once' } });
  const again = await admin(endpoints.createClient, { key, body: { name: 'Once' } });
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  const reused = await admin(endpoints.createClient, { key, body: { name: 'Twice' } });
  expect([reused.status, reused.body.code]).toEqual([422, 'key_reused']);
});
