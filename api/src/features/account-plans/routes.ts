import * as endpoints from '#contract/account-plans/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { activatePlan } from './commands/activate-plan.ts';
import { archivePlan } from './commands/archive-plan.ts';
import { closePlan } from './commands/close-plan.ts';
import { createPlan } from './commands/create-plan.ts';
import { restorePlan } from './commands/restore-plan.ts';
import { updatePlan } from './commands/update-plan.ts';
import { presentPlan, presentPlanSummary } from './presenter.ts';
import { presentBoard } from './presenters/board.ts';
import { readBoard } from './queries/board.ts';
import { listPlans } from './queries/list-plans.ts';
import { readPlan } from './queries/read-plan.ts';
import { registerPlanComments } from './routes/comments.ts';
import { registerPlanDelivery } from './routes/delivery.ts';
import { registerPlanLife } from './routes/life.ts';
import { registerPlanPresets } from './routes/presets.ts';
import { registerPlanReviews } from './routes/reviews.ts';

const whole = async (context: Context, id: string) => presentPlan(context, await readPlan(context, id));

/** What is wanted of clients within a period. */
export const registerAccountPlans = (api: Api): void => {
  registerKeeping(api);
  registerSteps(api);
  registerPlanLife(api);
  registerPlanReviews(api);
  registerPlanComments(api);
  registerPlanPresets(api);
  registerPlanDelivery(api);
  route(api, endpoints.readAccountPlanBoard, async (context, { query }) =>
    presentBoard(await readBoard(context, query)),
  );
};

const registerKeeping = (api: Api): void => {
  route(api, endpoints.listAccountPlans, async (context, { query }) => {
    const page = await listPlans(context, query);
    return { ...page, data: page.data.map((row) => presentPlanSummary(context, row)) };
  });
  route(api, endpoints.createAccountPlan, async (context, { body }) =>
    whole(context, await createPlan(context, body)),
  );
  route(api, endpoints.readAccountPlan, (context, { params }) => whole(context, params.plan_id));
  route(api, endpoints.updateAccountPlan, async (context, { params: { plan_id }, body }) => {
    await updatePlan(context, plan_id, body);
    return whole(context, plan_id);
  });
  route(api, endpoints.archiveAccountPlan, async (context, { params }) => {
    await archivePlan(context, params.plan_id);
    return undefined;
  });
  route(api, endpoints.restoreAccountPlan, async (context, { params: { plan_id } }) => {
    await restorePlan(context, plan_id);
    return whole(context, plan_id);
  });
};

const registerSteps = (api: Api): void => {
  route(api, endpoints.activatePlan, async (context, { params: { plan_id }, body }) => {
    await activatePlan(context, plan_id, body.version);
    return whole(context, plan_id);
  });
  route(api, endpoints.closePlan, async (context, { params: { plan_id }, body }) => {
    await closePlan(context, plan_id, body);
    return whole(context, plan_id);
  });
};
