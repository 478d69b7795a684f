import { sql } from 'kysely';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

const itemsOf = (table: string) =>
  sql`exists (select from ${sql.table(table)} i where i.org_id = account_plans.org_id and i.plan_id = account_plans.id)`;

/** Whether there is anything in each of the parts of a plan that may be out of date. */
const FILLED = {
  summary: sql`account_plans.summary <> ''`,
  strategy: sql`account_plans.client_goals || account_plans.strategy <> ''`,
  objectives: itemsOf('plan_objectives'),
  stakeholders: itemsOf('plan_stakeholders'),
  swot: itemsOf('plan_swot'),
  whitespace: itemsOf('plan_whitespace'),
  opportunities: itemsOf('plan_opportunities'),
  actions: itemsOf('plan_actions'),
  risks: itemsOf('plan_risks'),
  competitors: itemsOf('plan_competitors'),
} as const satisfies Record<AgeingSection, unknown>;

const sections = sql.join(
  Object.entries(FILLED).map(([section, filled]) => sql`(${sql.lit(section)}, ${filled})`),
);

/**
 * The parts of `account_plans` as SQL, in their order: `section`, when it was changed or confirmed last (what was written before that was
 * kept is as old as the plan; null where it is empty), and whether that is longer ago than a review's months. Nothing of what is closed is.
 */
export const agesOfPlan = sql`(
  select s.ord, s.section, s.at as touched_at,
    account_plans.status <> 'closed' and s.at is not null
      and s.at < now() - make_interval(months => account_plans.review_every_months) as stale
  from (
    select v.ord, v.section,
      case when v.filled then coalesce((account_plans.touched ->> v.section)::timestamptz, account_plans.created_at) end as at
    from (select row_number() over () as ord, w.section, w.filled from (values ${sections}) w (section, filled)) v) s)`;

/** How old each part of a plan is, in their order. Throws 404. */
export const readAges = async ({ db, organization }: Context, id: string) => {
  const { rows } = await sql<{ section: AgeingSection; touched_at: string | null; stale: boolean }>`
    select a.section, a.touched_at, a.stale from account_plans cross join lateral ${agesOfPlan} a
    where account_plans.org_id = ${organization} and account_plans.id = ${id}::uuid order by a.ord`.execute(
    db,
  );
  if (rows.length === 0) throw notFound('account plan');
  return rows;
};
