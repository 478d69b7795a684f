import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { line, remark, scale } from '../plan-items/fields.ts';
import { day, entity, id, instant, longText, reference } from '../shapes.ts';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from './places.ts';
import { ageingSection } from './sections.ts';

const PLACE = `${ACCOUNT_PLAN}/reviews` as const;

/** How the client would judge us by one criterion, 1 to 5. */
export const healthScore = z.object({
  criterion: line('Enter a criterion.', 120),
  score: scale(1, 5),
  comment: remark,
});

/** Criteria that a plan without a preset's own is reviewed by. */
export const USUAL_CRITERIA = ['Relationship', 'Delivery', 'Commercials', 'Satisfaction', 'Growth'] as const;

const reviewFields = z.object({
  held_on: day,
  notes: longText,
  scores: z.array(healthScore).max(20, 'Use at most 20 criteria.'),
  confirmed: z.array(ageingSection).max(10),
  next_review_on: day.nullable(),
});

/**
 * A review that was held: what was said, how the account was judged, and which parts of the plan were looked at and are still right. The
 * next one is `next_review_on`, or the plan's months later.
 */
export const newReview = z.object({
  ...reviewFields.shape,
  scores: reviewFields.shape.scores.default([]),
  confirmed: reviewFields.shape.confirmed.default([]),
  next_review_on: reviewFields.shape.next_review_on.default(null),
});
/** A review that was held. */
export type NewReview = z.infer<typeof newReview>;

/** A review as it is read; `average` of its scores with one decimal, null without any. */
export const planReview = z.object({
  ...entity.omit({ archived_at: true }).shape,
  ...newReview.shape,
  held_by: reference.nullable(),
  average: z.string().nullable(),
});
/** A review as it is read. */
export type PlanReview = z.infer<typeof planReview>;

/** The reviews of a plan, newest first. */
export const listPlanReviews = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'List the reviews of an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: pageQuery,
  response: page(planReview),
});

/** Records a review, and when the next one is. 422 `archived`, `plan-closed`, `review-in-the-future`, `next-review-before`. */
export const addPlanReview = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Record a review of an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: newReview,
  response: planReview,
  status: 201,
});

/** Corrects what was recorded; what isn’t said stays. 412, and as of a new one. */
export const changePlanReview = endpoint({
  method: 'PATCH',
  path: `${PLACE}/:review_id`,
  summary: 'Correct a review of an account plan',
  access: mayOfPlan('update'),
  params: planParams.extend({ review_id: id }),
  body: reviewFields.partial(),
  response: planReview,
});

/** When a part was changed or confirmed last; null where it is empty. `stale` = longer ago than the plan's months. */
export const sectionAge = z.object({
  section: ageingSection,
  touched_at: instant.nullable(),
  stale: z.boolean(),
});

/** When each part of a plan was changed or confirmed last. */
export const readPlanAges = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/ages`,
  summary: 'Read which parts of an account plan are out of date',
  access: mayOfPlan('read'),
  params: planParams,
  response: z.object({ data: z.array(sectionAge) }),
});
