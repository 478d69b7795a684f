import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { loginOf } from './login.ts';
import { migrate, ROLES } from './migrate.ts';

const server = inject('postgresUrl');
const suffix = randomUUID().slice(0, 8);
const [ann, ben] = [`ann_${suffix}`, `ben_${suffix}`];
const [one, two, three] = [`one_${suffix}`, `two_${suffix}`, `three_${suffix}`];
const at = (database: string, username?: string, password = 'secret') =>
  Object.assign(new URL(server), { pathname: `/${database}`, ...(username ? { username, password } : {}) })
    .href;

const onServer = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  await onServer(server, ...ROLES.map((role) => `grant ${role} to current_user`));
  for (const [name, database] of [
    [ann, one],
    [ben, two],
  ])
    await onServer(
      server,
      `create role ${name} login password 'secret' createrole`,
      `grant ${ROLES.join(', ')} to ${name} with admin option`,
      `create database ${database} owner ${name}`,
    );
  await onServer(server, `create database ${three}`);
});
afterAll(() => onServer(server, ...[one, two, three].map((name) => `drop database ${name} with (force)`)));

const currentUser = async (url: string, given?: string) => {
  const databases = openDatabase(loginOf(url, given), 1, () => undefined);
  try {
    const { rows } = await databases.query('select session_user as login, current_user as role');
    return rows[0];
  } finally {
    await databases.close();
  }
};

test('starts on three databases of one server at the same moment each let their login in', async () => {
  const urls = [at(one, ann), at(two, ben), at(one, ann), at(three)];
  await Promise.all(urls.map((url) => migrate(url)));
  const found = await Promise.all(urls.map((url) => currentUser(url)));
  expect(found).toEqual(urls.map((url) => ({ login: loginOf(url).name, role: 'muster_app' })));
  expect(new Set(found.map(({ login }) => login)).size).toBe(3);
});

test('every process with the same address derives the same login, whose name tells nothing of a password', () => {
  const [first, other] = [loginOf(at(one, ann)), loginOf(at(two, ann))];
  expect([other.name, other.password]).toEqual([first.name, first.password]);
  const changed = loginOf(at(one, ann, 'another'));
  expect(changed.name).toBe(first.name);
  expect(changed.password).not.toBe(first.password);
  expect(first.url).not.toContain('secret');
});

test('a login has no right but to come in and become muster_app, and only into its own database', async () => {
  const { name, url } = loginOf(at(one, ann));
  const rights = `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit as mighty,
      has_database_privilege(oid, '${one}', 'temporary') or has_database_privilege(oid, '${one}', 'create') as more,
      array(select roleid::regrole::text from pg_auth_members where member = r.oid) as roles
    from pg_roles r where rolname = '${name}'`;
  const client = new pg.Client({ connectionString: at(one) });
  await client.connect();
  expect((await client.query(rights)).rows).toEqual([{ mighty: false, more: false, roles: ['muster_app'] }]);
  await client.end();
  const elsewhere = url.replace(one, two);
  expect(await failure(onServer(elsewhere))).toContain(`permission denied for database "${two}"`);
});

test('after the owner’s password has changed the next start lets the login in with its new one', async () => {
  const before = loginOf(at(one, ann));
  await onServer(server, `alter role ${ann} password 'another'`);
  await migrate(at(one, ann, 'another'));
  expect(await currentUser(at(one, ann, 'another'))).toMatchObject({ login: before.name });
  expect(await failure(onServer(before.url))).toContain('password authentication failed');
});

test('what somebody left in the login’s settings is gone with the next start', async () => {
  const { name, url } = loginOf(at(two, ben));
  await onServer(
    url,
    `alter role ${name} set default_transaction_read_only = on; alter role ${name} set search_path = nowhere`,
    `alter role ${name} password 'mine'`,
  );
  expect(await failure(onServer(url))).toContain('password authentication failed');
  await migrate(at(two, ben));
  await onServer(url, 'do $$ begin assert current_setting($q$search_path$q$) !~ $q$nowhere$q$; end $$');
  await migrate(at(two, ben));
  expect(await currentUser(at(two, ben))).toEqual({ login: name, role: 'muster_app' });
});

test('another login may be named instead, as long as it can do nothing more', async () => {
  const named = `named_${suffix}`;
  await onServer(server, `create role ${named} login password 'secret'`);
  await migrate(at(three), at(three, named));
  expect(await currentUser(at(three), at(three, named))).toEqual({ login: named, role: 'muster_app' });
  expect(await failure(migrate(at(three), at(three)))).toMatch(/^The API's login \S+ is a superuser and /);
  await onServer(server, `alter role ${named} bypassrls`);
  expect(await failure(migrate(at(three), at(three, named)))).toContain('bypasses row-level security');
  await onServer(server, `alter role ${named} nobypassrls`);
  await onServer(at(three), `grant select on projects to ${named}`);
  expect(await failure(migrate(at(three), at(three, named)))).toContain('reaches tables by itself');
});

test('a login that cannot come in ends the start with one sentence', async () => {
  const url = at(three, 'nobody', 'wrong');
  expect(await failure(migrate(at(three), url))).toMatch(
    /^The API can't log in to the database as nobody \(.+\): check APP_DATABASE_URL\.$/,
  );
});
