import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { openProjects } from '../../projects/queries.ts';

const MOST = 50;
/** How far back "recently used" looks. */
const RECENT_DAYS = 28;

/** The projects that time can be logged on at a day: what one used lately first, then by code; at most 50. */
export const listProjectChoices = async (context: Context, day: string, q: string | undefined) => {
  let projects = openProjects(context, day)
    .leftJoin('clients as c', (join) =>
      join.onRef('c.org_id', '=', 'projects.org_id').onRef('c.id', '=', 'projects.client_id'),
    )
    .leftJoin(recentlyUsed(context, day), 'recent.project_id', 'projects.id')
    .select(['projects.id', 'projects.code', 'projects.name', 'c.name as client'])
    .select(sql<boolean>`projects.billing <> 'non_billable'`.as('billable'))
    .select(servicesOf(context).as('service_ids'))
    .orderBy('recent.last_day', (order) => order.desc().nullsLast())
    .orderBy('projects.code')
    .limit(MOST);
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    projects = projects.where(
      sql<boolean>`(projects.name ilike ${like} or projects.code ilike ${like} or c.name ilike ${like})`,
    );
  }
  return projects.execute();
};

const servicesOf = ({ organization }: Context) => sql<string[] | null>`
  (select array_agg(ps.service_type_id) from project_services ps
   where ps.org_id = ${organization} and ps.project_id = projects.id)`;

const recentlyUsed = ({ db, organization, member }: Context, day: string) =>
  db
    .selectFrom('activity_entries')
    .select(['project_id', (select) => select.fn.max('work_date').as('last_day')])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('work_date', '>=', addDays(day, -RECENT_DAYS))
    .where('archived_at', 'is', null)
    .groupBy('project_id')
    .as('recent');

/** The service types in use, by name. */
export const listServiceChoices = ({ db, organization }: Context) =>
  db
    .selectFrom('service_types')
    .select(['id', 'code', 'name', 'billable'])
    .where('org_id', '=', organization)
    .where('status', '=', 'active')
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
