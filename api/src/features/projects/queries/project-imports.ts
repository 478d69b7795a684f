import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ProjectImport } from '#contract/project-imports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const importRows = ({ db, organization }: Context) =>
  db
    .selectFrom('project_imports')
    .select(['id', 'version', 'file_name', 'created_at', 'undone_at'])
    .select([
      sql<ProjectImport['projects']>`projects`.as('projects'),
      sql<ProjectImport['kept']>`kept`.as('kept'),
      sql<string | null>`(
        select max(by.name) from members by
        where by.org_id = project_imports.org_id and by.user_sub = project_imports.created_by)`.as(
        'created_by',
      ),
    ])
    .where('org_id', '=', organization);

/** One page of the imports of projects, newest first. */
export const listProjectImports = (context: Context, page: PageQuery) =>
  paginate(importRows(context), {
    page,
    sort: '-created_at',
    keys: { created_at: { by: sql`created_at`, type: 'timestamptz' } },
    id: sql`id`,
  });

/** An import of projects. Throws 404 for a missing or foreign one. */
export const requireProjectImport = async (context: Context, id: string): Promise<ProjectImport> => {
  const found = await importRows(context).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('import');
  return found;
};

/** Holds an import until the transaction ends. Throws 404 for a missing or foreign one. */
export const holdProjectImport = async (context: Context, id: string): Promise<ProjectImport> => {
  const { db, organization } = context;
  await db
    .selectFrom('project_imports')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return requireProjectImport(context, id);
};
