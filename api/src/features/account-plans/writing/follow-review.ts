import { sql } from 'kysely';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { Context } from '../../../platform/context.ts';
import { findNewestReview } from '../queries/plan-reviews.ts';
import { confirmedAt } from '../rules/reviewing.ts';
import type { HeldPlan } from './hold-plan.ts';
import { writePlan } from './write-columns.ts';

/**
 * Writes into a held plan what follows from its reviews: when the last one was and the next one is, and that parts were still right on the
 * day of this one. A plan isn't rewritten by a review: it asks for no approval, and makes nobody its author.
 */
export const followReview = async (
  context: Context,
  row: HeldPlan,
  review: { readonly held_on: string; readonly confirmed: readonly AgeingSection[] },
  isNextSaid: boolean,
): Promise<void> => {
  const newest = await findNewestReview(context, row.id);
  const at = confirmedAt(review.held_on, context.now);
  const stamps = Object.fromEntries(review.confirmed.map((section) => [section, at]));
  await writePlan(context, row.id, {
    last_review_on: newest?.held_on ?? null,
    ...(isNextSaid && newest ? { next_review_on: newest.next_review_on } : {}),
    // What was changed after the review was held stays as new as it is.
    touched: sql<string>`account_plans.touched || coalesce((
      select jsonb_object_agg(s.key, s.value) from jsonb_each_text(${JSON.stringify(stamps)}::jsonb) s
      where (account_plans.touched ->> s.key)::timestamptz is null
        or (account_plans.touched ->> s.key)::timestamptz < s.value::timestamptz), '{}')`,
  });
};
