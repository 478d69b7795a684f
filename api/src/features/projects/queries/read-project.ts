import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notFound } from '#contract/errors.ts';
import type { Milestone } from '#contract/projects/milestones.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { seesPlans } from '../queries.ts';
import { projectRows, ROW_COLUMNS, todayOf } from './project-rows.ts';

/** The milestones of a row of `projects`, by their days, with who said that they are done. */
const milestonesOf = sql<Milestone[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'due_date', m.due_date, 'done', m.done,
    'done_on', m.done_on, 'done_by', case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end)
    order by m.due_date, m.id), '[]')
  from project_milestones m left join members d on d.org_id = m.org_id and d.id = m.done_by
  where m.org_id = projects.org_id and m.project_id = projects.id)`;

/** The account plan that a row of `projects` serves, for those who may read account plans. */
const planOf = (context: Context) =>
  seesPlans(context)
    ? sql<Reference | null>`(select jsonb_build_object('id', a.id, 'name', a.name) from account_plans a
        where a.org_id = projects.org_id and a.id = projects.account_plan_id)`
    : sql<Reference | null>`null::jsonb`;

/** A visible project with its services and milestones, in one statement; undefined for a missing or invisible one. */
export const readProject = (context: Context, id: string) =>
  projectRows(context)
    .leftJoin('members as sponsors', (join) =>
      join.onRef('sponsors.org_id', '=', 'projects.org_id').onRef('sponsors.id', '=', 'projects.sponsor_id'),
    )
    .select(ROW_COLUMNS)
    .select([
      'projects.sponsor_id',
      'projects.account_plan_id',
      'sponsors.name as sponsor_name',
      'projects.status_reason',
      'projects.archived_from',
      'projects.hard_cap',
      'projects.sev1_escalates_min',
      'projects.sev2_escalates_min',
      'projects.handover_overdue_min',
      'projects.handover_required',
      'projects.handover_gate',
      'projects.alert_pcts',
      'projects.site_address',
      'projects.site_timezone',
      'projects.health_note',
      'projects.health_set_at',
      'projects.created_at',
      'projects.updated_at',
      'projects.archived_at',
      'project_totals.entries',
      todayOf(context).as('today'),
      planOf(context).as('account_plan'),
      sql<Reference | null>`(select jsonb_build_object('id', h.id, 'name', h.name) from members h
        where h.org_id = projects.org_id and h.id = projects.health_set_by)`.as('health_set_by'),
      sql<string>`projects.id::text`.as('cursor_key'),
      sql<string>`projects.id::text`.as('cursor_id'),
    ])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('project_services as ps')
          .innerJoin('service_types as s', (join) =>
            join.onRef('s.org_id', '=', 'ps.org_id').onRef('s.id', '=', 'ps.service_type_id'),
          )
          .select(['s.id', 's.name'])
          .whereRef('ps.org_id', '=', 'projects.org_id')
          .whereRef('ps.project_id', '=', 'projects.id')
          .orderBy('s.name'),
      ).as('service_types'),
      milestonesOf.as('milestones'),
    ])
    .where('projects.id', '=', id)
    .executeTakeFirst();

/** The same, throwing 404 for a missing or invisible one. */
export const requireProject = async (context: Context, id: string) => {
  const project = await readProject(context, id);
  if (!project) throw notFound('project');
  return project;
};
