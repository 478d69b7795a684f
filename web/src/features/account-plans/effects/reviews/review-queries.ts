import { useQueryClient } from '@tanstack/react-query';
import {
  addPlanReview,
  changePlanReview,
  listPlanReviews,
  type PlanReview,
  readPlanAges,
} from '#contract/account-plans/reviews.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { call } from '../../../../platform/call.ts';
import { reading, readingPages } from '../../../../platform/reading.ts';

/** The reviews of a plan, newest first, page after page. */
export const planReviews = (plan_id: string) =>
  readingPages(listPlanReviews, { params: { plan_id }, query: { per_page: 50 } });

/** When each part of a plan was changed or confirmed last. */
export const planAges = (plan_id: string) => reading(readPlanAges, { params: { plan_id } });

/** Records a review, and corrects one over the version that was seen. The box says what was refused. */
export function useReviewWrites(plan_id: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['account-plans'] });
  return {
    add: (body: BodyInput<typeof addPlanReview>) =>
      call(addPlanReview, { params: { plan_id }, body }).then(refresh),
    change: ({ id, version }: PlanReview, body: BodyInput<typeof changePlanReview>) =>
      call(changePlanReview, { params: { plan_id, review_id: id }, version, body }).then(refresh),
  };
}
