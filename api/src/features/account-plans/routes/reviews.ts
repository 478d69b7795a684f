import * as endpoints from '#contract/account-plans/reviews.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { addReview } from '../commands/add-review.ts';
import { changeReview } from '../commands/change-review.ts';
import { presentReview } from '../presenters/review.ts';
import { readAges } from '../queries/ages.ts';
import { listReviews, readReview } from '../queries/plan-reviews.ts';
import { requirePlan } from '../queries/require-plan.ts';

/** Reviews of account plans, and which of their parts are out of date. */
export const registerPlanReviews = (api: Api): void => {
  route(api, endpoints.listPlanReviews, async (context, { params: { plan_id }, query }) => {
    await requirePlan(context, plan_id);
    const page = await listReviews(context, plan_id, query);
    return { ...page, data: page.data.map(presentReview) };
  });
  route(api, endpoints.addPlanReview, async (context, { params: { plan_id }, body }) => {
    const id = await addReview(context, plan_id, body);
    return presentReview(await readReview(context, plan_id, id));
  });
  route(api, endpoints.changePlanReview, async (context, { params, body }) => {
    await changeReview(context, params, body);
    return presentReview(await readReview(context, params.plan_id, params.review_id));
  });
  route(api, endpoints.readPlanAges, async (context, { params: { plan_id } }) => ({
    data: await readAges(context, plan_id),
  }));
};
