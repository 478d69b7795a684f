import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listExports as endpoint } from '#contract/time-exports/endpoints.ts';
import type { ExportAmount, ExportPart } from '#contract/time-exports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const exportRows = ({ db, organization }: Context) =>
  db
    .selectFrom('time_exports')
    .leftJoin('clients', (join) =>
      join
        .onRef('clients.org_id', '=', 'time_exports.org_id')
        .onRef('clients.id', '=', 'time_exports.client_id'),
    )
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.org_id', '=', 'time_exports.org_id')
        .onRef('projects.id', '=', 'time_exports.project_id'),
    )
    .leftJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'time_exports.org_id')
        .onRef('members.id', '=', 'time_exports.member_id'),
    )
    .selectAll('time_exports')
    .select(['clients.name as client_name', 'projects.name as project_name', 'members.name as member_name'])
    .select([
      sql<ExportPart[]>`time_exports.parts`.as('parts'),
      sql<ExportAmount[]>`time_exports.amounts`.as('amounts'),
      sql<number>`time_exports.seconds::float8`.as('seconds'),
      sql<string | null>`(
        select max(by.name) from members by
        where by.org_id = time_exports.org_id and by.user_sub = time_exports.created_by)`.as('author'),
    ])
    .where('time_exports.org_id', '=', organization);

/** An export as it is presented from. */
export type ExportRow = Awaited<ReturnType<typeof requireExport>>;

/** One page of what went out, newest first. */
export const listExports = (context: Context, { purpose, ...page }: QueryOf<typeof endpoint>) => {
  const rows = exportRows(context);
  return paginate(purpose ? rows.where('time_exports.purpose', 'in', purpose) : rows, {
    page,
    sort: '-created_at',
    keys: { created_at: { by: sql`time_exports.created_at`, type: 'timestamptz' } },
    id: sql`time_exports.id`,
  });
};

/** An export of the organization. Throws 404 for a missing or foreign one. */
export const requireExport = async (context: Context, id: string) => {
  const found = await exportRows(context).where('time_exports.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('export');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockExport = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('time_exports')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The entries that went out with an export, as a statement. */
export const entriesOfExport = (organization: string, id: string) => sql`
  select e.* from activity_entries e join exported_entries x on x.org_id = e.org_id and x.entry_id = e.id
  where x.org_id = ${organization}::uuid and x.export_id = ${id}::uuid`;
