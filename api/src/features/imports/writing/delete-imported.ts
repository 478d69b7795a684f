import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Created, listUntouched } from '../queries/used.ts';
import type { Written } from './insert-entries.ts';

/** Where sums of a project's time are kept. */
const ROLL_UPS = [
  ...(['project_days', 'project_day_sums', 'project_month_people'] as const),
  ...(['project_month_services', 'project_totals'] as const),
  'project_unbilled_months' as const,
];

/** Deletes an import's entries for good and sums by project what went. */
export const deleteEntries = async ({ db, organization }: Context, importId: string): Promise<Written[]> => {
  const { rows } = await sql<Written>`
    with gone as (delete from activity_entries where org_id = ${organization} and import_id = ${importId}
      returning project_id, duration_s)
    select project_id, count(*)::int as entries, sum(duration_s)::bigint as seconds from gone
    group by project_id`.execute(db);
  const projects = rows.flatMap(({ project_id }) => project_id ?? []);
  for (const table of ROLL_UPS)
    await db
      .deleteFrom(table)
      .where('org_id', '=', organization)
      .where('project_id', '=', (is) => is.fn.any(is.val(projects)))
      .where('entries', '=', 0)
      .execute();
  return rows;
};

/** Deletes what an import created and nothing else uses; says what went, by kind. */
export const deleteCreated = async (context: Context, importId: string) => {
  const { projects, clients, services, people } = await listUntouched(context, importId);
  return {
    projects: await deleteUnused(context, 'projects', projects),
    clients: await deleteUnused(context, 'clients', clients),
    services: await deleteUnused(context, 'service_types', services),
    people: await deleteUnused(context, 'members', people),
  };
};

const deleteUnused = async (
  { db }: Context,
  table: 'projects' | 'clients' | 'service_types' | 'members',
  rows: readonly Created[],
): Promise<Created[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answer = await sql<{ gone: string[] }>`
    select delete_unused(${table}::regclass, ${ids}::uuid[])::text[] as gone`.execute(db);
  const gone = new Set(answer.rows[0]?.gone);
  return rows.filter(({ id }) => gone.has(id));
};
