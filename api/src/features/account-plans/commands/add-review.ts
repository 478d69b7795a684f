import type { NewReview } from '#contract/account-plans/reviews.ts';
import type { Context } from '../../../platform/context.ts';
import { readPlace } from '../queries/place.ts';
import { findNewestReview } from '../queries/plan-reviews.ts';
import { averageOf, nextReviewOn, requireHeld } from '../rules/reviewing.ts';
import { requireReviewable } from '../rules/writable.ts';
import { followReview } from '../writing/follow-review.ts';
import { holdPlan } from '../writing/hold-plan.ts';

/**
 * Records a review and answers its id; the newest one says when the next is. Also of a plan that is in review: it isn't rewritten. Throws
 * 404, 422 `archived`, `plan-closed`, `review-in-the-future`, `next-review-before`.
 */
export const addReview = async (context: Context, plan_id: string, review: NewReview): Promise<string> => {
  const row = await holdPlan(context, plan_id);
  requireReviewable(row);
  const { today } = await readPlace(context);
  requireHeld(review, today);
  const newest = await findNewestReview(context, plan_id);
  const isNewest = !newest || newest.held_on <= review.held_on;
  const next_review_on = nextReviewOn(review, row);
  const { held_on, notes, scores, confirmed } = review;
  const { id } = await context.db
    .insertInto('plan_reviews')
    .values({
      ...{ org_id: context.organization, plan_id, held_on, held_by: context.member, notes, confirmed },
      ...{ scores: JSON.stringify(scores), next_review_on },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await followReview(context, row, review, isNewest);
  await context.record({
    ...{ type: 'plan-review.added', subject: { type: 'account-plan', id: plan_id } },
    changes: isNewest ? { next_review_on: [row.next_review_on, next_review_on] } : {},
    data: { plan: row.name, review_id: id, held_on, note: notes, average: averageOf(scores), confirmed },
  });
  return id;
};
