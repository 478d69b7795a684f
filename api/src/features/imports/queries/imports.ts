import { sql } from 'kysely';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const SUMMARY = [
  'imports.id',
  'imports.version',
  'imports.created_at',
  'imports.updated_at',
  'imports.file_name',
  'imports.format',
  'imports.date_order',
  'imports.status',
  'imports.rows',
  'imports.entries',
  'imports.total_seconds',
  'imports.error_count',
  'imports.warning_count',
  'imports.applied_at',
  'imports.undone_at',
  'imports.result',
  'imports.undo',
] as const;

const imports = ({ db, organization }: Context) =>
  db
    .selectFrom('imports')
    .select(SUMMARY)
    .select((is) =>
      is
        .selectFrom('members')
        .select('members.name')
        .whereRef('members.org_id', '=', 'imports.org_id')
        .whereRef('members.user_sub', '=', 'imports.created_by')
        .as('created_by'),
    )
    .where('imports.org_id', '=', organization);

/** One page of the imports, newest first. */
export const listImports = (context: Context, page: PageQuery) => {
  const id = sql.ref('imports.id');
  return paginate(imports(context), { page, sort: '-id', keys: { id: { by: id, type: 'uuid' } }, id });
};

/** One import with its preview; undefined for a missing or foreign one. */
export const findImport = (context: Context, id: string) =>
  imports(context).select('imports.preview').where('imports.id', '=', id).executeTakeFirst();

/** The caller's own preview of the same bytes that wasn't imported yet. */
export const findOwnPreview = ({ db, organization, person }: Context, sha256: string) =>
  db
    .selectFrom('imports')
    .select('id')
    .where('org_id', '=', organization)
    .where('file_sha256', '=', sha256)
    .where('created_by', '=', person.sub)
    .where('status', '=', 'previewed')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** An import that is about to change, with its file, held until the end of the transaction. */
export const holdImport = async ({ db, organization }: Context, id: string) => {
  // Imports of one organization wait for each other: what the first creates is a match for the second.
  await sql`select pg_advisory_xact_lock(5417050, hashtext(${organization}))`.execute(db);
  return db
    .selectFrom('imports')
    .select(['id', 'file_name', 'file_bytes', 'date_order', 'status', 'result'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
};
