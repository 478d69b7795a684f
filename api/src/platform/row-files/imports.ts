import { type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ImportedFile } from '#contract/sheets.ts';
import type { Context } from '../context.ts';
import { paginate } from '../postgres/keyset.ts';
import type { DB } from '../tables.ts';

/** Rows of an import that its answer names. */
const NAMED = 20;

/** Where imports of files are kept, and where what they made is. */
export interface ImportsOf {
  readonly table: 'client_imports' | 'member_imports';
  readonly things: 'clients' | 'members';
}

/** Columns of an import that its answer has as they are kept. */
export const IMPORT_COLUMNS = ['id', 'version', 'file_name', 'skipped', 'created_at', 'undone_at'] as const;

/** What else its answer says. */
export const importFigures = ({ table, things }: ImportsOf) => [
  sql<number>`cardinality(made)`.as('added'),
  sql<number>`jsonb_array_length(changed)`.as('updated'),
  sql<
    ImportedFile['first']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by n.place), '[]')
      from unnest(made[1:${sql.lit(NAMED)}]) with ordinality as n (id, place)
      join ${sql.table(things)} c on c.org_id = ${sql.table(table)}.org_id and c.id = n.id)`.as('first'),
  sql<string | null>`(select max(by.name) from members by
    where by.org_id = ${sql.table(table)}.org_id and by.user_sub = ${sql.table(table)}.created_by)`.as(
    'created_by',
  ),
];

/** One page of imports, newest first. */
export const newestImports = <Tables extends keyof DB, Row extends object>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  page: PageQuery,
) =>
  paginate(rows, {
    page,
    sort: '-created_at',
    keys: { created_at: { by: sql`created_at`, type: 'timestamptz' } },
    id: sql`id`,
  });

interface Held<Changed> {
  readonly made: readonly string[];
  readonly changed: readonly Changed[];
  readonly undone_at: string | null;
}

/** What an import made and changed, held until the transaction ends. Throws 404 for a missing or foreign one. */
export const holdImportOf = async <Changed>(
  { db, organization }: Context,
  { table }: ImportsOf,
  id: string,
): Promise<Held<Changed>> => {
  const { rows } = await sql<Held<Changed>>`select made, changed, undone_at from ${sql.table(table)}
    where org_id = ${organization}::uuid and id = ${id}::uuid for update`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('import');
  return found;
};
