import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listProjects as endpoint, ProjectFilters } from '#contract/projects/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { healthNow, seesPlans } from '../queries.ts';
import { projectRows, ROW_COLUMNS, todayOf } from './project-rows.ts';

const text = (by: SortKey['by']): SortKey => ({ by, type: 'text' });

const KEYS: Readonly<Record<string, SortKey>> = {
  name: text(sql`projects.name`),
  code: text(sql`projects.code`),
  client: text(sql`coalesce(clients.name, '')`),
  status: { by: sql`array_position(enum_range(null::project_status), projects.status)`, type: 'int' },
  start_date: { by: sql`projects.start_date`, type: 'date' },
  end_date: { by: sql`coalesce(projects.end_date, 'infinity')`, type: 'date' },
  progress: { by: sql`projects.progress::int`, type: 'int' },
  updated_at: { by: sql`projects.updated_at`, type: 'timestamptz' },
};

/** One page of the visible projects in one statement, with what automatic health is computed from. */
export const listProjects = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(
    filtered(context, query)
      .select(ROW_COLUMNS)
      .select([todayOf(context).as('today'), overdueMilestones(context).as('overdue_milestones')]),
    { page: query, sort: query.sort, keys: KEYS, id: sql`projects.id` },
  );

/** How many of a project's milestones aren't done and were due before today: as many as days before it, of those kept in order. */
const overdueMilestones = (context: Context) =>
  sql<number>`coalesce(width_bucket(${todayOf(context)} - 1, project_totals.open_due), 0)`;

/** The rows that pass the filters; archived ones only when a status asks for them. */
export const filtered = (context: Context, filters: ProjectFilters) => {
  const { q, status, health, ending_before } = filters;
  const rows = byColumns(context, filters);
  const conditions = [
    status
      ? sql<boolean>`projects.status = any(${status}::project_status[])`
      : sql<boolean>`projects.archived_at is null`,
    ...(health ? [sql<boolean>`coalesce(${healthNow(context)}::text, 'none') = any(${health})`] : []),
    ...(ending_before ? [sql<boolean>`projects.end_date < ${ending_before}::date`] : []),
    ...(q ? [mentions(q)] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), rows);
};

const mentions = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(projects.name ilike ${like} or projects.code ilike ${like} or clients.name ilike ${like})`;
};

/** Those who may not read account plans don't learn by a filter which project serves which. */
const serves = (context: Context, plans: readonly string[]) =>
  seesPlans(context) ? sql<boolean>`projects.account_plan_id = any(${plans}::uuid[])` : sql<boolean>`false`;

const byColumns = (context: Context, filters: ProjectFilters) => {
  const { client_id, account_plan_id, billing, type, tags } = filters;
  const owner_id = filters.owner_id?.map((id) => (id === 'me' ? context.member : id));
  const conditions = [
    ...(client_id ? [sql<boolean>`projects.client_id = any(${clientsNow(context, client_id)})`] : []),
    ...(account_plan_id ? [serves(context, account_plan_id)] : []),
    ...(owner_id ? [sql<boolean>`projects.owner_id = any(${owner_id}::uuid[])`] : []),
    ...(billing ? [sql<boolean>`projects.billing = any(${billing}::project_billing[])`] : []),
    ...(type ? [sql<boolean>`projects.type = any(${type}::project_type[])`] : []),
    ...(tags ? [sql<boolean>`projects.tags @> ${tags}::text[]`] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), projectRows(context));
};
