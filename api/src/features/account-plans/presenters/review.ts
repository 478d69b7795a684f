import type { PlanReview } from '#contract/account-plans/reviews.ts';
import type { ReviewRow } from '../queries/plan-reviews.ts';
import { averageOf } from '../rules/reviewing.ts';

/** A review with the mean of its scores. */
export const presentReview = (row: ReviewRow): PlanReview => ({ ...row, average: averageOf(row.scores) });
