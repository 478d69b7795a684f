import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';

/** The projects that the caller may know of, with what says whether they take time. */
const projectsOf = (context: Context) =>
  visibleProjects(context)
    .select(['projects.id', 'projects.code', 'projects.name', 'projects.status'])
    .select(['projects.start_date', 'projects.end_date', 'projects.archived_at'])
    .as('p');

/** A member's favourites in their order, with what they are called and what says whether they are open. */
export const listFavourites = (context: Context, member: string) =>
  context.db
    .selectFrom('favourites as own')
    .leftJoin(projectsOf(context), 'p.id', 'own.project_id')
    .leftJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'own.org_id').onRef('s.id', '=', 'own.service_type_id'),
    )
    .selectAll('own')
    .select(['p.code as project_code', 'p.name as project_name', 'p.status as project_status'])
    .select(['p.start_date as project_start', 'p.end_date as project_end'])
    .select(['p.archived_at as project_archived_at', 's.code as service_code', 's.name as service_name'])
    .select(['s.status as service_status', 's.archived_at as service_archived_at'])
    .where('own.org_id', '=', context.organization)
    .where('own.member_id', '=', member)
    .orderBy('own.position')
    .orderBy('own.id')
    .execute();

/** A favourite with what it is called. */
export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

/** A member's recurring entries by their time, with what they are called and what says whether they are open. */
export const listRecurring = (context: Context, member: string) =>
  context.db
    .selectFrom('recurring_entries as own')
    .leftJoin(projectsOf(context), 'p.id', 'own.project_id')
    .leftJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'own.org_id').onRef('s.id', '=', 'own.service_type_id'),
    )
    .selectAll('own')
    .select(['p.code as project_code', 'p.name as project_name', 'p.status as project_status'])
    .select(['p.start_date as project_start', 'p.end_date as project_end'])
    .select(['p.archived_at as project_archived_at', 's.code as service_code', 's.name as service_name'])
    .select(['s.status as service_status', 's.archived_at as service_archived_at'])
    .where('own.org_id', '=', context.organization)
    .where('own.member_id', '=', member)
    .orderBy('own.start_time', (order) => order.asc().nullsLast())
    .orderBy('own.id')
    .execute();

/** A recurring entry with what it is called. */
export type RecurringRow = Awaited<ReturnType<typeof listRecurring>>[number];

/** Which of a member's recurring entries were answered on a day. */
export const listAnswered = async ({ db, organization }: Context, day: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('recurring_days')
    .select('recurring_id')
    .where('org_id', '=', organization)
    .where('work_date', '=', day)
    .execute();
  return new Set(rows.map(({ recurring_id }) => recurring_id));
};
