import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type Databases, openDatabase } from './database.ts';
import { asApplication, loginOf } from './login.ts';

let muster: TestServer;
let databases: Databases;
beforeAll(async () => {
  muster = await openTestServer();
  databases = openDatabase(loginOf(muster.database.url), 1, () => undefined);
});
afterAll(async () => {
  await databases.close();
  await muster.close();
});

/** What a connection of the pool can do after a statement that somebody got into it. */
const after = async (statement: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: asApplication(loginOf(muster.database.url)) });
  await client.connect();
  try {
    await client.query(statement).catch(() => undefined);
    await work(client);
  } finally {
    await client.end();
  }
};

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  );

const tables = (condition: string) =>
  muster.database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public' and ${condition}`,
  );
const TENANT = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)`;

describe.each([
  'reset role',
  'set role none',
  "select set_config('role', 'none', false)",
  'set session authorization default',
  'reset session authorization',
  'set role postgres',
  'set role muster',
  'set role muster_reader',
  'set role muster_eraser',
  'set role pg_read_all_data',
  "set session authorization 'muster'",
  'discard all',
  'set row_security = off',
])('after `%s`', (statement) => {
  test('a connection of the pool sees no row of any organization and writes none', async () => {
    const names = (await tables(TENANT)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    await after(statement, async (client) => {
      for (const name of names) {
        const seen = await client.query(`select 1 from ${name} limit 1`).catch(() => ({ rowCount: 0 }));
        expect(seen.rowCount, name).toBe(0);
      }
      const write = client.query(
        "insert into organizations (name, slug, currency, timezone) values ('X', 'x', 'GBP', 'UTC')",
      );
      expect(await failure(write)).toMatch(/permission denied|row-level security/);
    });
  });
});

test('whoever puts the role off reads no table at all, even with an organization named', async () => {
  const { id } = muster.organization;
  const all = await tables('true');
  await after(`set role none; set muster.org = '${id}'`, async (client) => {
    for (const { name } of all)
      expect(await failure(client.query(`select 1 from ${name}`)), name).toMatch('permission denied');
    expect(await failure(client.query('select rolpassword from pg_authid'))).toMatch('permission denied');
    expect(await failure(client.query('create table public.mine ()'))).toMatch('permission denied');
    expect(await failure(client.query('create schema mine'))).toMatch('permission denied');
    expect(await failure(client.query('create role mine'))).toMatch('permission denied');
    expect(await failure(client.query('alter role current_user bypassrls'))).toMatch('permission denied');
  });
});

const count = (statement: string) =>
  databases.within({ organization: muster.organization.id, sub: 'me', writes: true }, async (db) => {
    await sql.raw(statement).execute(db);
    const { rows } = await sql<{ n: number }>`select count(*) as n from members`.execute(db);
    return Number(rows[0]?.n);
  });

test('a request that puts the role off ends there, and the next on that connection is as ever', async () => {
  const usual = await count('select 1');
  expect(usual).toBeGreaterThan(0);
  await expect(count("select set_config('role', 'none', true)")).rejects.toThrow('permission denied');
  expect(await count('select 1')).toBe(usual);
  await expect(count("select set_config('role', 'none', false)")).rejects.toThrow('permission denied');
  expect(await count('select 1')).toBe(usual);
});

test('a connection whose role was put off for good by a request that succeeded fails once and is given up', async () => {
  await databases.query("select set_config('role', 'none', false)");
  await expect(count('select 1')).rejects.toThrow('permission denied');
  expect(await count('select 1')).toBeGreaterThan(0);
});

test('the API logs in as that login alone, also to listen', async () => {
  const rows = await muster.database.query<{ name: string }>(
    `select distinct usename::text as name from pg_stat_activity
     where datname = current_database() and application_name in ('muster', 'muster-listener')`,
  );
  expect(rows).toEqual([{ name: loginOf(muster.database.url).name }]);
});
