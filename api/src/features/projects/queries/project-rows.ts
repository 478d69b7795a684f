import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../queries.ts';

/** The organization's day, as YYYY-MM-DD, for the statement it stands in. Asked in place: a function costs a plan more. */
export const todayOf = ({ organization }: Context) =>
  sql<string>`(select (now() at time zone timezone)::date from organizations where org_id = ${organization}::uuid)`;

/** The visible projects joined with what a row shows of their client, owner and totals. */
export const projectRows = (context: Context) =>
  visibleProjects(context)
    .innerJoin('members', (join) =>
      join.onRef('members.org_id', '=', 'projects.org_id').onRef('members.id', '=', 'projects.owner_id'),
    )
    .leftJoin('clients', (join) =>
      join.onRef('clients.org_id', '=', 'projects.org_id').onRef('clients.id', '=', 'projects.client_id'),
    )
    .leftJoin('project_totals', (join) =>
      join
        .onRef('project_totals.org_id', '=', 'projects.org_id')
        .onRef('project_totals.project_id', '=', 'projects.id'),
    );

/** The columns that a row of the list is presented from. */
export const ROW_COLUMNS = [
  'projects.id',
  'projects.code',
  'projects.name',
  'projects.client_id',
  'clients.name as client_name',
  'projects.owner_id',
  'members.name as owner_name',
  'projects.status',
  'projects.type',
  'projects.billing',
  'projects.priority',
  'projects.progress',
  'projects.start_date',
  'projects.end_date',
  'projects.currency',
  'projects.budget_minor',
  'projects.budget_minutes',
  'projects.budget_period',
  'projects.health_mode',
  'projects.health',
  'projects.tags',
  'projects.version',
  'project_totals.seconds',
  'project_totals.billable_seconds',
  'project_totals.bill_minor',
  'project_totals.cost_minor',
] as const;
