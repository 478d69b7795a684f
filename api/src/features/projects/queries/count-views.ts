import { sql } from 'kysely';
import { VIEW_COUNT_LIMIT } from '#contract/projects/endpoints.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
import { filtered } from './list-projects.ts';

/** How many projects each view holds, counted up to one more than the limit, in one statement. */
export const countViews = async (context: Context) => {
  const { db, member } = context;
  const open = filtered(context, { status: [...OPEN_STATUSES] }).limit(VIEW_COUNT_LIMIT + 1);
  const attention = filtered(context, { status: [...OPEN_STATUSES], health: ['amber', 'red'] });
  const mine = open.where('projects.owner_id', '=', member);
  const ending = open.where(sql<boolean>`projects.end_date < (select muster_today()) + 60`);
  const count = (query: typeof open) =>
    sql<number>`(select count(*) from (${query.select('projects.id')}) as found)`;
  return db
    .selectNoFrom([
      count(open).as('open'),
      count(mine).as('mine'),
      count(attention.limit(VIEW_COUNT_LIMIT + 1)).as('attention'),
      count(ending).as('ending'),
    ])
    .executeTakeFirstOrThrow();
};
