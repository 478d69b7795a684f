import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { erasing, notifying, reading, reporting, sealing } from './definers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const OURS = "n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'idp', 'pgboss')";
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('every table has row-level security, forced', async () => {
  const bare = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${OURS} and not (c.relrowsecurity and c.relforcerowsecurity)`,
  );
  expect(names(bare)).toEqual([]);
});

test('the application cannot bypass it, own a table or become somebody who can', async () => {
  const [role] = await database.query(
    `select rolsuper, rolbypassrls, rolcanlogin, (select count(*)::int from pg_class where relowner = r.oid) as owned,
       (select count(*)::int from pg_auth_members where member = r.oid) as memberships
     from pg_roles r where rolname = 'muster_app'`,
  );
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    owned: 0,
    memberships: 0,
  });
});

test('a tenant table has org_id in its key and in every unique constraint', async () => {
  const loose = await database.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
     where ${OURS} and i.indisunique and a.attnum <> all (i.indkey::int2[]) and c.relname <> 'organizations'`,
  );
  expect(names(loose)).toEqual([]);
  const keyless = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OURS} and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  );
  expect(names(keyless)).toEqual([]);
});

test('a foreign key between tenant tables carries org_id, so no row points into another organization', async () => {
  const loose = await database.query<{ name: string }>(
    `select k.conname as name from pg_constraint k
     join pg_attribute mine on mine.attrelid = k.conrelid and mine.attname = 'org_id'
     join pg_attribute theirs on theirs.attrelid = k.confrelid and theirs.attname = 'org_id'
     where k.contype = 'f' and mine.attnum <> all (k.conkey)`,
  );
  expect(names(loose)).toEqual([]);
});

test('every tenant table lets the application see only the organization of the request', async () => {
  const open = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
     where c.relkind = 'r' and ${OURS} and not exists (
       select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
         and pg_get_expr(p.polqual, c.oid) like '%org_id = %muster_org()%' and pg_get_expr(p.polwithcheck, c.oid) like '%org_id = %muster_org()%')`,
  );
  expect(names(open)).toEqual([]);
});

test('functions that run with other rights are the known ones, owned by a role that cannot log in', async () => {
  const definers = await database.query<{ name: string; owner: string }>(
    `select p.proname as name, r.rolname as owner from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     join pg_roles r on r.oid = p.proowner where p.prosecdef and ${OURS} order by 1`,
  );
  expect(definers.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
    [
      ...reading.map((name) => ({ name, owner: 'muster_reader' })),
      ...erasing.map((name) => ({ name, owner: 'muster_eraser' })),
      ...sealing.map((name) => ({ name, owner: 'muster_auditor' })),
      ...reporting.map((name) => ({ name, owner: 'muster_reporter' })),
      ...notifying.map((name) => ({ name, owner: 'muster_notifier' })),
    ].sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
});

test('every table says what it holds', async () => {
  const silent = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OURS} and obj_description(c.oid) is null and c.relname <> 'migrations'`,
  );
  expect(names(silent)).toEqual([]);
});

test('events can be neither changed nor deleted, not even by the owner', async () => {
  await database.query(
    "insert into organizations (org_id, name, slug, currency, timezone) values ('01900000-0000-7000-8000-000000000001', 'A', 'a', 'GBP', 'Europe/London')",
  );
  await database.query(
    "insert into events (org_id, type, subject_type, subject_id) values ('01900000-0000-7000-8000-000000000001', 'project.created', 'project', uuidv7())",
  );
  await expect(database.query("update events set type = 'project.updated'")).rejects.toThrow('append-only');
  await expect(database.query('delete from events')).rejects.toThrow('append-only');
  await expect(database.query('truncate events')).rejects.toThrow('append-only');
});
