import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Database, kyselyOf, openPool } from '../postgres/connections.ts';
import { RowQuery } from './row-query.ts';

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = openPool(database.url, 1, 'rows');
  client = await pool.connect();
  db = kyselyOf(client);
});
afterAll(async () => {
  client.release();
  await pool.end();
  await database.close();
});

const rowsOf = async (text: string) => (await sql`${sql.raw(text)}`.execute(db)).rows;

const COLUMNS: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'nothing known': 'null as a, null::int as b, null::text[] as c',
  numbers: '1::int2 as a, -2 as b, 9007199254740991::bigint as c, 12.50::numeric as d, 0.1::float8 as e',
  'yes and no': 'true as a, false as b',
  moments: "date '2026-11-23' as a, timestamptz '2026-11-23 07:00:00.123+02' as b, time '07:00' as c",
  'an id': "'0190be0c-0000-7000-8000-000000000001'::uuid as a",
  texts: "'' as a, 'plain' as b, 'quote \" and \\ ' as c, E'two\\nlines' as d",
  'texts beyond ASCII': "'Zoë' as a, 'plain' as b, '日本' as c, '👩‍🚀' as d, 'ÿ' as e",
  'a long text between short ones': "'a' as a, repeat('ab', 100000) as b, 'é' as c",
  'a long text beyond ASCII': "'a' as a, repeat('é', 70000) as b, 'c' as c",
  'a text as long as a byte tells': "repeat('x', 200) as a, 'after' as b",
  lists: "array['a', 'b c', null] as a, array[1, 2] as b, array['é'] as c",
  documents: `'{"a": ["é", 1, null]}'::jsonb as a, '[]'::json as b`,
  bytes: "'\\x00ff80'::bytea as a",
  'a name twice': "1 as a, 'x' as b, null as a",
  'names of their own': `1 as "__proto__", 2 as "constructor", 3 as "é"`,
  'values of an enum': "'active'::project_status as a, array['active']::project_status[] as b",
};

test.each(Object.keys(COLUMNS))('a row with %s is read as the driver reads it', async (what) => {
  const text = `select ${COLUMNS[what]} from generate_series(1, 3)`;
  const driver = new pg.Client({ connectionString: database.url, types: typesOf(client) });
  await driver.connect();
  const { rows } = await driver.query(text);
  await driver.end();
  const [first, again] = [await rowsOf(text), await rowsOf(text)];
  expect(first).toEqual(rows);
  expect(again).toEqual(rows);
  expect((await client.query(text)).rows).toEqual(rows);
});

/** How the pool's connections read types. */
const typesOf = (of: pg.PoolClient): pg.CustomTypesConfig => ({
  getTypeParser: (type, format) => of.getTypeParser(type, format),
});

test('no rows, many rows, and rows of several statements at once each go to who asked', async () => {
  expect(await rowsOf('select 1 as a where false')).toEqual([]);
  expect(await rowsOf('select n as a from generate_series(1, 20000) n')).toHaveLength(20_000);
  const asked = Array.from({ length: 50 }, (_, at) =>
    rowsOf(`select ${at} as at, repeat('é', ${at * 100}) as b`),
  );
  const answers = await Promise.all(asked);
  expect(answers).toEqual(answers.map((_, at) => [{ at, b: 'é'.repeat(at * 100) }]));
});

test('a value that cannot be told fails its statement, and none after it', async () => {
  const moment = (which: string) => rowsOf(`select ${which}::timestamptz as a from generate_series(1, 3)`);
  await expect(moment("'infinity'")).rejects.toThrow('Invalid time value');
  await expect(moment("'infinity'")).rejects.toThrow('Invalid time value');
  expect(await moment("'2026-11-23 07:00Z'")).toEqual(Array(3).fill({ a: '2026-11-23T07:00:00.000Z' }));
});

test('rows of a table that has changed are never read by what it was', async () => {
  await database.query('create table changing (a int); insert into changing values (1)');
  const query = { name: 'changing', text: 'select * from changing', values: [] };
  const all = () =>
    new Promise((resolve, reject) => {
      client.query(new RowQuery(query, (error, answer) => (error ? reject(error) : resolve(answer?.rows))));
    });
  expect(await all()).toEqual([{ a: 1 }]);
  await database.query("alter table changing add column b text default 'new'");
  await expect(all()).rejects.toThrow('cached plan must not change result type');
  await database.query('alter table changing drop column b');
  expect(await all()).toEqual([{ a: 1 }]);
  await database.query('drop table changing');
});
