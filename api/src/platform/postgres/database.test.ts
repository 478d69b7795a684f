import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { AccessChanged, type Database, type Databases, openDatabase } from './database.ts';
import { loginOf } from './login.ts';

let database: TestDatabase;
let databases: Databases;
beforeAll(async () => {
  database = await openTestDatabase();
  databases = openDatabase(loginOf(database.url), 1, () => undefined);
});
afterAll(async () => {
  await databases.close();
  await database.close();
});

const scope = { organization: null, sub: 'me', writes: true };
const stampNow = async () => {
  const [row] = await database.query<{ stamp: string }>(
    "select sum(version)::text as stamp from access_stamps where subject = '*'",
  );
  return row?.stamp ?? '';
};
const users = () => database.query('select sub from users');
const introduce = (stamp: string) =>
  databases.within({ ...scope, stamp }, (db) =>
    db.insertInto('users').values({ sub: 'me', email: 'me@muster.test', name: 'Me' }).execute(),
  );

test('work at another stamp is undone and told apart from every other failure', async () => {
  const stamp = await stampNow();
  await expect(introduce(`${Number(stamp) + 1}`)).rejects.toBeInstanceOf(AccessChanged);
  expect(await users()).toEqual([]);
  await introduce(stamp);
  expect(await users()).toEqual([{ sub: 'me' }]);
});

test('where the stamp cannot be read nothing is answered, though nothing else was asked', async () => {
  const at = { ...scope, sub: 'you', stamp: await stampNow() };
  await database.query('revoke select on access_stamps from muster_app');
  const asked = databases.within(at, () => Promise.resolve('from memory'));
  await expect(asked).rejects.toThrow('permission denied');
  await database.query('grant select on access_stamps to muster_app');
  expect(await databases.within(at, () => Promise.resolve('again'))).toBe('again');
});

test('a statement that fails leads to whoever asked it', async () => {
  const asked = databases.within(scope, (db) =>
    db
      .selectFrom('projects')
      .select('nowhere' as 'id')
      .execute(),
  );
  await expect(asked).rejects.toMatchObject({ stack: expect.stringContaining('database.test.ts') });
});

test('what is asked after its transaction has failed is not asked in the next one', async () => {
  let left: Database | undefined;
  const failing = databases.within(scope, (db) => {
    left = db;
    return Promise.reject(new Error('gone'));
  });
  await expect(failing).rejects.toThrow('gone');
  const late = vi.fn();
  await databases.within({ ...scope, sub: 'you' }, async (db) => {
    const row = { sub: 'you', email: 'you@muster.test', name: 'You' };
    void left?.insertInto('users').values(row).execute().then(late, late);
    await db.selectFrom('users').select('sub').execute();
  });
  expect(left).toBeDefined();
  expect([late.mock.calls, await users()]).toEqual([[], [{ sub: 'me' }]]);
});
