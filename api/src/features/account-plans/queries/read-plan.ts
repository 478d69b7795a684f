import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { appliedTo } from '../../presets/queries.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { isAuthor } from './authors.ts';
import { personOf, planRows } from './plan-rows.ts';

const TEXTS = ['summary', 'client_goals', 'strategy', 'health_reason', 'closed_reason'] as const;

/** How many projects serve a row of `account_plans`, of those that the list of projects shows of it. */
const projectsOf = (context: Context) =>
  sql<number>`(${visibleProjects(context)
    .select((of) => of.fn.countAll().as('count'))
    .where(sql<boolean>`projects.account_plan_id = account_plans.id`)
    .where('projects.archived_at', 'is', null)})`;

/** A plan whole, archived or not. Throws 404 for a missing or foreign one. */
export const readPlan = async (context: Context, id: string) => {
  const row = await planRows(context)
    .select([...TEXTS, 'owner_id', 'client_id', 'health_said_at', 'changed_since_approval'])
    .select([
      personOf('health_said_by').as('health_said_by'),
      sql<Reference | null>`(select jsonb_build_object('id', f.id, 'name', f.name) from account_plans f
        where f.org_id = account_plans.org_id and f.id = account_plans.from_plan_id)`.as('from_plan'),
      appliedTo('account_plans').as('preset'),
      isAuthor(context).as('authored'),
      projectsOf(context).as('projects'),
    ])
    .where('account_plans.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('account plan');
  return row;
};

/** A plan whole. */
export type WholePlan = Awaited<ReturnType<typeof readPlan>>;
