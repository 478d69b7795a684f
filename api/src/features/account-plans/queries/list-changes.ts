import { sql } from 'kysely';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { listChangesOf } from '../../clients/queries.ts';
import { seesCosts } from '../../projects/queries.ts';
import { requirePlan } from './require-plan.ts';

/** What tells how a plan's margin stands. */
const OF_COSTS = ['account-plan.worsened'];

/**
 * One page of what happened to a plan, to what it is made of and to what was said of it, newest first; without what tells of costs for
 * whoever may not see them. Throws 404.
 */
export const listChanges = async (context: Context, id: string, query: PageQuery) => {
  await requirePlan(context, id);
  const subjects = sql`array(
    select ${id}::uuid union all select c.id from plan_comments c
    where c.org_id = ${context.organization}::uuid and c.plan_id = ${id}::uuid)`;
  return listChangesOf(context, subjects, query, seesCosts(context) ? [] : OF_COSTS);
};
