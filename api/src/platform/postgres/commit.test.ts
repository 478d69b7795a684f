import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { releaseEarly } from './commit.ts';
import { type Database, type Databases, openDatabase } from './database.ts';
import { once } from './idempotency.ts';
import { Late } from './late.ts';
import { loginOf } from './login.ts';

let database: TestDatabase;
let databases: Databases;
beforeAll(async () => {
  database = await openTestDatabase();
  // As where it must not forget; the servers of tests may.
  await database.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
  );
  databases = openDatabase(loginOf(database.url), 1, () => undefined);
});
afterAll(async () => {
  await databases.close();
  await database.close();
});

const scope = { organization: null, sub: 'me', writes: true };
const introduce = (db: Database, sub: string) =>
  db
    .insertInto('users')
    .values({ sub, email: `${sub}@muster.test`, name: sub })
    .returning(sql<string>`pg_current_wal_insert_lsn()`.as('position'))
    .executeTakeFirstOrThrow();
const known = async (sub: string) =>
  (await database.query('select 1 from users where sub = $1', [sub])).length;

test('what is answered is on disk, though its locks were released before', async () => {
  for (let at = 0; at < 20; at += 1) {
    const sub = `early-${at}`;
    const { position } = await databases.within({ ...scope, sub }, (db) => {
      releaseEarly(db);
      return introduce(db, sub);
    });
    const [row] = await database.query('select pg_current_wal_flush_lsn() > $1::pg_lsn as safe', [position]);
    expect(row).toEqual({ safe: true });
    expect(await known(sub)).toBe(1);
  }
});

test('the next transaction of the connection waits for the disk as ever, and sees what its person may see', async () => {
  const mode = () =>
    databases.within(scope, async (db) => (await sql`show synchronous_commit`.execute(db)).rows);
  await databases.within({ ...scope, sub: 'early' }, (db) => {
    releaseEarly(db);
    return introduce(db, 'early');
  });
  expect(await mode()).toEqual([{ synchronous_commit: 'on' }]);
});

test('one that was rolled back leaves nothing, nor a word of how to commit to the next', async () => {
  const failing = databases.within({ ...scope, sub: 'gone' }, async (db) => {
    releaseEarly(db);
    await introduce(db, 'gone');
    throw new Error('Changed my mind.');
  });
  await expect(failing).rejects.toThrow('Changed my mind.');
  expect(await known('gone')).toBe(0);
});

const late = (sub: string, ask: (db: Database) => Promise<unknown>) =>
  databases.within({ ...scope, sub }, async (db) => new Late(ask(db), sql`null`));

test('a late answer comes from the transaction that everything was asked in', async () => {
  const sees = (db: Database) => sql`select count(*)::int from users where sub = 'late'`.execute(db);
  const both = (db: Database) => Promise.all([introduce(db, 'late'), sees(db)]);
  expect(await late('late', both)).toMatchObject([{}, { rows: [{ count: 1 }] }]);
  expect(await known('late')).toBe(1);
});

test('a late answer that fails, or anything that was asked for it, leaves nothing and says why', async () => {
  const twice = (db: Database) => Promise.all([introduce(db, 'twice'), introduce(db, 'twice')]);
  await expect(late('twice', twice)).rejects.toMatchObject({ code: '23505' });
  expect(await known('twice')).toBe(0);
});

test('a first statement that fails leaves a connection that goes on', async () => {
  const fresh = openDatabase(loginOf(database.url), 1, () => undefined);
  const pid = (db: Database) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows);
  const before = await fresh.within(scope, pid);
  const failing = fresh.within({ ...scope, sub: 'fails' }, async (db) => {
    releaseEarly(db);
    return new Late(Promise.all([introduce(db, 'fails'), introduce(db, 'fails')]), sql`null`);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  for (const sub of ['goes-on', 'and-on'])
    await fresh.within({ ...scope, sub }, (db) => {
      releaseEarly(db);
      return introduce(db, sub);
    });
  expect(await fresh.within(scope, pid)).toEqual(before);
  await fresh.close();
});

test('an answer that is given again is on disk, though whoever it was given to first is still waiting for that', async () => {
  for (let at = 0; at < 20; at += 1) {
    const [attempt, work] = [{ sub: 'again', key: `key-${at}`, digest: 'same' }, async () => ({ at })];
    await database.query(`begin; set local synchronous_commit = off;
      insert into idempotency_keys (sub, key, request_sha256, status, answer)
      values ('again', 'key-${at}', 'same', 200, '{"body": {"at": ${at}}}'); commit`);
    const [made] = await database.query('select pg_current_wal_insert_lsn() as position');
    expect(await databases.within({ ...scope, sub: 'again' }, (db) => once(db, attempt, work))).toEqual({
      at,
    });
    const [row] = await database.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as safe', [
      made?.position,
    ]);
    expect(row).toEqual({ safe: true });
  }
});
