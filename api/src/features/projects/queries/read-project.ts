import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { projectRows, ROW_COLUMNS, todayOf } from './project-rows.ts';

/** A visible project with its services and milestones, in one statement; undefined for a missing or invisible one. */
export const readProject = (context: Context, id: string) =>
  projectRows(context)
    .leftJoin('members as sponsors', (join) =>
      join.onRef('sponsors.org_id', '=', 'projects.org_id').onRef('sponsors.id', '=', 'projects.sponsor_id'),
    )
    .select(ROW_COLUMNS)
    .select([
      'projects.sponsor_id',
      'sponsors.name as sponsor_name',
      'projects.status_reason',
      'projects.archived_from',
      'projects.hard_cap',
      'projects.alert_pcts',
      'projects.site_address',
      'projects.site_timezone',
      'projects.health_note',
      'projects.created_at',
      'projects.updated_at',
      'projects.archived_at',
      'project_totals.entries',
      todayOf(context).as('today'),
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
      jsonArrayFrom(
        of
          .selectFrom('project_milestones as m')
          .select(['m.id', 'm.name', 'm.due_date', 'm.done'])
          .whereRef('m.org_id', '=', 'projects.org_id')
          .whereRef('m.project_id', '=', 'projects.id')
          .orderBy('m.due_date')
          .orderBy('m.id'),
      ).as('milestones'),
    ])
    .where('projects.id', '=', id)
    .executeTakeFirst();

/** The same, throwing 404 for a missing or invisible one. */
export const requireProject = async (context: Context, id: string) => {
  const project = await readProject(context, id);
  if (!project) throw notFound('project');
  return project;
};
