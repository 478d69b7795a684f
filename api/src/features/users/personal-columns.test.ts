import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';

const RECORD = new URL('../../../../docs/decisions/0065-a-persons-own-page.md', import.meta.url);
const STAMPS = ['created_by', 'updated_by'];

/** `table.column` of every row of the record's table, but for the stamps that every table has. */
const listed = async (): Promise<string[]> => {
  const rows = [...(await readFile(RECORD, 'utf8')).matchAll(/^\| `(\w+)` +\|([^|]+)\|/gm)];
  return rows.flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
  );
};

test('the record of deletion says of every column that holds text what becomes of it', async () => {
  const database = await openTestDatabase();
  const held = await database.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.attname <> all ($1) and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype,
         'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'inet'::regtype)`,
    [STAMPS],
  );
  await database.close();
  expect((await listed()).sort()).toEqual(held.map(({ name }) => name).sort());
});

test('who made and changed a row can be taken out of every table that says so', async () => {
  const database = await openTestDatabase();
  // Who is told by the id of a member stays: the member has a pseudonym then.
  const kept = await database.query(
    `select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
       and (a.attname = any ($1) or a.attname like '%\\_by' and a.atttypid = 'text'::regtype)
       and not has_column_privilege('muster_eraser', c.oid, a.attnum, 'update')`,
    [STAMPS],
  );
  await database.close();
  expect(kept).toEqual([]);
});

test('what deletion may take out of a table it also finds there', async () => {
  const database = await openTestDatabase();
  const unseen = await database.query(
    `select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and (has_table_privilege('muster_eraser', c.oid, 'delete') or has_any_column_privilege('muster_eraser', c.oid, 'update'))
       and not exists (select from pg_policy p where p.polrelid = c.oid and 'muster_eraser'::regrole = any (p.polroles))`,
  );
  await database.close();
  expect(unseen).toEqual([]);
});
