import { sql, type Updateable } from 'kysely';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';
import { keepPlanAuthor } from './keep-author.ts';

/** What is counted of a plan's items and stands in its row, for lists. */
export type PlanCounts = Pick<
  Updateable<DB['account_plans']>,
  'coverage_pct' | 'pipeline_minor' | 'weighted_minor' | 'open_actions' | 'open_risks'
>;

/** What of a held plan is asked to stamp it. */
interface Touched {
  readonly id: string;
  /** Of the newest one that was submitted. */
  readonly revision: number;
}

/**
 * Stamps what somebody wrote in a held plan: when which of its parts was changed (null = one that doesn't age), that it differs from what
 * was approved, and that the caller is an author of the revision to come, who doesn't decide it. The plan's version stays.
 */
export const touchPlan = async (
  context: Context,
  { id, revision }: Touched,
  sections: readonly AgeingSection[],
  counts: PlanCounts = {},
): Promise<void> => {
  await stampPlan(context, id, sections, counts);
  await keepPlanAuthor(context, id, revision + 1);
};

/** The same of what nobody wrote, such as a deal that was won: nobody is an author of it. */
export const stampPlan = async (
  at: Pick<Context, 'db' | 'organization' | 'now'>,
  id: string,
  sections: readonly AgeingSection[],
  counts: PlanCounts,
): Promise<void> => {
  await at.db
    .updateTable('account_plans')
    .set({ ...counts, changed_since_approval: true, touched: touchedNow(at, sections) })
    .where('org_id', '=', at.organization)
    .where('id', '=', id)
    .execute();
};

/** The parts of a plan with when they were touched, these as of now. */
export const touchedNow = ({ now }: Pick<Context, 'now'>, sections: readonly AgeingSection[]) => {
  const stamps = Object.fromEntries(sections.map((section) => [section, now.toISOString()]));
  return sql<string>`account_plans.touched || ${JSON.stringify(stamps)}::jsonb`;
};
