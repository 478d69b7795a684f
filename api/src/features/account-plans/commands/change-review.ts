import type { changePlanReview as endpoint } from '#contract/account-plans/reviews.ts';
import type { BodyOf, ParamsOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { readPlace } from '../queries/place.ts';
import { findNewestReview, type ReviewRow, readReview } from '../queries/plan-reviews.ts';
import { averageOf, nextReviewOn, requireHeld } from '../rules/reviewing.ts';
import { requireReviewable } from '../rules/writable.ts';
import { followReview } from '../writing/follow-review.ts';
import { holdPlan } from '../writing/hold-plan.ts';

/**
 * Corrects a review; without a difference nothing is written. One that followed by the plan's months from a day that is corrected follows
 * from the right one. Throws 404, 412, 422 as of a new one.
 */
export const changeReview = async (
  context: Context,
  { plan_id, review_id: id }: ParamsOf<typeof endpoint>,
  changes: BodyOf<typeof endpoint>,
): Promise<void> => {
  const row = await holdPlan(context, plan_id);
  requireReviewable(row);
  const before = await readReview(context, plan_id, id);
  requireVersion(before, context.version, 'review');
  const after = correctedBy(before, changes, row);
  const differing = changesBetween(before, after);
  if (Object.keys(differing).length === 0) return;
  const { today } = await readPlace(context);
  requireHeld(after, today);
  const { held_on, notes, scores, confirmed, next_review_on } = after;
  const newest = await findNewestReview(context, plan_id);
  const isNewest = !newest || newest.id === id || newest.held_on <= held_on;
  await context.db
    .updateTable('plan_reviews')
    .set({ held_on, notes, scores: JSON.stringify(scores), confirmed, next_review_on })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await followReview(
    context,
    row,
    after,
    isNewest && ('next_review_on' in differing || 'held_on' in differing),
  );
  const { scores: _, ...told } = differing;
  await context.record({
    ...{ type: 'plan-review.changed', subject: { type: 'account-plan', id: plan_id } },
    changes: {
      ...told,
      ...changesBetween({ average: averageOf(before.scores) }, { average: averageOf(scores) }),
    },
    data: { plan: row.name, review_id: id, held_on },
  });
};

const correctedBy = (
  before: ReviewRow,
  changes: BodyOf<typeof endpoint>,
  plan: { readonly review_every_months: number },
) => {
  const { held_on, notes, scores, confirmed, next_review_on } = before;
  const isByMonths = next_review_on === nextReviewOn({ held_on, next_review_on: null }, plan);
  const merged = { held_on, notes, scores, confirmed, next_review_on, ...changes };
  const said =
    changes.next_review_on ?? (isByMonths || changes.next_review_on === null ? null : next_review_on);
  return { ...merged, next_review_on: nextReviewOn({ ...merged, next_review_on: said }, plan) };
};
