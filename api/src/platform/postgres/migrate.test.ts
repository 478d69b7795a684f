import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { loginOf } from './login.ts';
import { migrate, ROLES } from './migrate.ts';

const name = `own_${randomUUID().slice(0, 8)}`;
const server = inject('postgresUrl');
const url = Object.assign(new URL(server), { username: name, password: 'secret', pathname: `/${name}` }).href;

const asOwnerOfServer = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

// The usual account of a managed database: may create roles and owns its database, but is no superuser.
beforeAll(async () => {
  await asOwnerOfServer(
    ...ROLES.map((role) => `grant ${role} to current_user`),
    `create role ${name} login password 'secret' createrole`,
    `grant ${ROLES.join(', ')} to ${name} with admin option`,
    `create database ${name} owner ${name}`,
  );
});
afterAll(() => asOwnerOfServer(`drop database ${name} with (force)`));

test('an owner who is no superuser brings a database up to date, once', async () => {
  expect((await migrate(url)).length).toBeGreaterThan(10);
  expect(await migrate(url)).toEqual([]);
});

test('two starts at the same moment do it once between them', async () => {
  const [one, other] = await Promise.all([migrate(url), migrate(url)]);
  expect([...one, ...other]).toEqual([]);
});

test('over such an owner a transaction sees its organization and no other', async () => {
  const databases = openDatabase(loginOf(url), 2, () => undefined);
  const [a = '', b = ''] = [randomUUID(), randomUUID()];
  const make = (organization: string, slug: string) =>
    databases.within({ organization, sub: 'me', writes: true }, (db) =>
      db
        .insertInto('organizations')
        .values({ org_id: organization, name: slug, slug, currency: 'GBP', timezone: 'Europe/London' })
        .execute(),
    );
  await make(a, 'a');
  await make(b, 'b');
  const seen = await databases.within({ organization: a, sub: 'me', writes: false }, (db) =>
    db.selectFrom('organizations').select('slug').execute(),
  );
  expect(seen).toEqual([{ slug: 'a' }]);
  const outside = await databases.within({ organization: null, sub: 'me', writes: false }, (db) =>
    db.selectFrom('organizations').select('slug').execute(),
  );
  expect(outside).toEqual([]);
  await expect(
    databases.within({ organization: a, sub: 'me', writes: true }, (db) =>
      db
        .insertInto('organizations')
        .values({ org_id: randomUUID(), name: 'c', slug: 'c', currency: 'GBP', timezone: 'UTC' })
        .execute(),
    ),
  ).rejects.toThrow('row-level security');
  await databases.close();
});

test('nothing of one request’s organization is left for the next on the same connection', async () => {
  const databases = openDatabase(loginOf(url), 1, () => undefined);
  await databases.within({ organization: randomUUID(), sub: 'somebody', writes: false }, () =>
    Promise.resolve(),
  );
  const { rows } = await databases.query(
    'select muster_org() as org, muster_sub() as sub, current_user as role',
  );
  expect(rows).toEqual([{ org: null, sub: null, role: 'muster_app' }]);
  await databases.close();
});

test('a reading request cannot write', async () => {
  const databases = openDatabase(loginOf(url), 1, () => undefined);
  const write = databases.within({ organization: null, sub: 'me', writes: false }, (db) =>
    db.insertInto('users').values({ sub: 'me', email: 'me@muster.test', name: 'Me' }).execute(),
  );
  await expect(write).rejects.toThrow('read-only transaction');
  await databases.close();
});
