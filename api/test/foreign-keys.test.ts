import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * Keys whose referencing table has no index that begins with the key's columns, in whatever order. A partial one counts if it leaves
 * out only empty keys: a check asks by `=`, so the planner may use `is not null` and nothing else that a predicate says.
 */
const UNSUPPORTED = `
  select k.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by c.place) from unnest(k.conkey) with ordinality c (attnum, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum) || ')' as name
  from pg_constraint k
  join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
  where k.contype = 'f' and n.nspname <> 'pgboss' and not exists (
    select from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
    where i.indrelid = k.conrelid and m.amname = 'btree' and i.indisvalid and i.indisready
      and i.indnkeyatts >= cardinality(k.conkey)
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      and (i.indpred is null or exists (
        select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))))
  order by 1`;

test('every foreign key has a whole index, so that deleting never reads through who might point there', async () => {
  const unsupported = await database.query<{ name: string }>(UNSUPPORTED);
  expect(unsupported.map(({ name }) => name)).toEqual([]);
});
