import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { AccessChanged, type Database, type Databases, openDatabase } from './database.ts';
import { loginOf } from './login.ts';
import { readIn } from './reading.ts';

let database: TestDatabase;
let databases: Databases;
let place: TestOrganization;
beforeAll(async () => {
  database = await openTestDatabase();
  databases = openDatabase(loginOf(database.url), 6, () => undefined);
  place = await makeOrganization(database);
});
afterAll(async () => {
  await databases.close();
  await database.close();
});

const alone = { organization: null, sub: 'nobody', writes: false, alone: 'shared' as const };
const own = { ...alone, alone: 'own' as const };
const KINDS = { 'on shared connections': alone, 'on one of its own': own };
const everyKind = Object.entries(KINDS);
const people = () => Object.values(place.people).map(({ sub }) => sub);
const whoAmI = async (db: Database) => {
  const { rows } = await sql<{ sub: string; org: string | null; seen: string[] }>`
    select muster_sub() as sub, muster_org() as org, (select array_agg(sub) from users) as seen`.execute(db);
  return rows[0];
};
const asked = (what: string) => (db: Database) =>
  sql<{ found: unknown }>`select ${sql.raw(what)} as found`.execute(db);
const connections = () =>
  database.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'muster' and datname = current_database()",
  );

test('many readings at once share connections, and each sees as its own person', async () => {
  const asked = Array.from({ length: 40 }, () => people()).flat();
  const answers = await Promise.all(
    asked.map((sub) => databases.within({ ...alone, organization: place.id, sub }, whoAmI)),
  );
  expect(answers).toEqual(asked.map((sub) => ({ sub, org: place.id, seen: expect.arrayContaining([sub]) })));
  expect((await connections()).length).toBeLessThanOrEqual(4);
  const [nobody] = await Promise.all([databases.within({ ...alone, sub: null }, whoAmI)]);
  expect([nobody?.org, nobody?.seen]).toEqual([null, null]);
});

test.each(everyKind)('%s nothing of a reading stays, for statements outside of one', async (_, alone) => {
  await databases.within({ ...alone, organization: place.id, sub: place.people.owner.sub }, whoAmI);
  const { rows } = await databases.query(
    "select current_setting('muster.sub') as sub, current_setting('transaction_read_only') as reads, (select count(*)::int from users) as seen",
  );
  expect(rows).toEqual([{ sub: '', reads: 'off', seen: 0 }]);
});

test.each(everyKind)('%s a reading writes nothing, whatever its statement is', async (_, alone) => {
  const { sub } = place.people.owner;
  const writing = databases.within({ ...alone, sub }, (db) =>
    db.updateTable('users').set({ name: 'Other' }).where('sub', '=', sub).execute(),
  );
  await expect(writing).rejects.toThrow('read-only transaction');
});

test('a statement without parameters or a name is asked as the person, too', async () => {
  const texts = Array.from({ length: 2_010 }, (_, at) => `select muster_sub() as sub, ${at} as at`);
  const answers = await databases.within({ ...alone, sub: 'me' }, (db) =>
    Promise.all(
      texts.map(async (text) => (await sql<{ sub: string }>`${sql.raw(text)}`.execute(db)).rows[0]?.sub),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['me']));
});

test('what fails in one reading fails in no other that shares its connection, and is asked anew afterwards', async () => {
  const read = (table: string) =>
    databases.within({ ...alone, sub: 'me' }, (db) => sql`select 1 from ${sql.table(table)}`.execute(db));
  const outcomes = await Promise.allSettled(
    ['users', 'later', 'clients', 'later', 'users', 'later'].map(read),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  await database.query('create table later (id integer primary key); grant select on later to muster_app');
  await expect(read('later')).resolves.toMatchObject({ rows: [] });
  await database.query('drop table later');
});

test.each(everyKind)(
  '%s a connection on which rights were missing is given up once nobody waits at it',
  async (_, alone) => {
    const single = openDatabase(loginOf(database.url), 1, () => undefined);
    const connection = async () => (await single.within(alone, asked('pg_backend_pid()'))).rows[0]?.found;
    const before = await connection();
    expect(await connection()).toBe(before);
    const refused = single.within(alone, asked('(select name from migrations)'));
    await expect(refused).rejects.toThrow('permission denied');
    expect(await connection()).not.toBe(before);
    await single.close();
  },
);

test.each(everyKind)(
  '%s at another stamp a reading answers nothing, with statements or without',
  async (_, alone) => {
    const { sub } = place.people.owner;
    const [row] = await database.query<{ stamp: string }>(
      "select sum(version)::text as stamp from access_stamps where subject in ($1, '*')",
      [sub],
    );
    const at = { ...alone, sub, stamp: row?.stamp ?? '' };
    expect(await databases.within(at, whoAmI)).toMatchObject({ sub });
    expect(await databases.within(at, () => Promise.resolve('from memory'))).toBe('from memory');
    const old = { ...at, stamp: `${Number(at.stamp) - 1}` };
    await expect(databases.within(old, whoAmI)).rejects.toBeInstanceOf(AccessChanged);
    await expect(databases.within(old, () => Promise.resolve('x'))).rejects.toBeInstanceOf(AccessChanged);
    const broken = databases.within(old, (db) => sql`select 1 / 0 from users`.execute(db));
    await expect(broken).rejects.toBeInstanceOf(AccessChanged);
  },
);

test('where the stamp cannot be read nothing is answered, though nothing else was asked', async () => {
  const at = { ...alone, sub: 'me', stamp: '1' };
  await database.query('revoke select on access_stamps from muster_app');
  const asked = databases.within(at, () => Promise.resolve('from memory'));
  await expect(asked).rejects.toThrow('permission denied');
  await database.query('grant select on access_stamps to muster_app');
});

test.each(everyKind)(
  '%s a statement that comes when its reading is over is never asked',
  async (_, alone) => {
    let kept: Database | undefined;
    const failing = databases.within({ ...alone, sub: 'me' }, (db) => {
      kept = db;
      return Promise.reject(new Error('gone'));
    });
    await expect(failing).rejects.toThrow('gone');
    expect(kept).toBeDefined();
    const late = vi.fn();
    if (kept) void whoAmI(kept).then(late, late);
    await databases.within({ ...alone, sub: 'me' }, whoAmI);
    expect(late).not.toHaveBeenCalled();
  },
);

test.each(everyKind)(
  '%s a reading goes on in another organization where it is led there',
  async (_, alone) => {
    const { sub } = place.people.owner;
    const seen = await databases.within({ ...alone, sub }, async (db) => {
      const before = await whoAmI(db);
      readIn(db, place.id);
      return [before?.org, (await whoAmI(db))?.org];
    });
    expect(seen).toEqual([null, place.id]);
  },
);

test('a reading on a connection of its own waits for no other, however long that takes', async () => {
  const single = openDatabase(loginOf(database.url), 5, () => undefined);
  const order: string[] = [];
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(5417127)');
  const slow = single.within(own, async (db) => {
    await asked('pg_advisory_xact_lock(5417127)')(db);
    order.push('slow');
  });
  await Promise.all(Array.from({ length: 10 }, () => single.within(own, whoAmI)));
  order.push('others');
  await holder.end();
  await slow;
  expect(order).toEqual(['others', 'slow']);
  await single.close();
});
