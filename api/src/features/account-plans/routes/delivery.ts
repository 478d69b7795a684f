import * as endpoints from '#contract/account-plans/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { sayHealth } from '../commands/say-health.ts';
import { presentPlan } from '../presenter.ts';
import { presentDelivery } from '../presenters/delivery.ts';
import { listLastContacts } from '../queries/last-contacts.ts';
import { readDelivery } from '../queries/read-delivery.ts';
import { readPlan } from '../queries/read-plan.ts';

/** What is delivered for a plan, how it stands by that or by what somebody says, and when its people were talked to. */
export const registerPlanDelivery = (api: Api): void => {
  route(api, endpoints.readPlanDelivery, async (context, { params }) => {
    const { plan, measured } = await readDelivery(context, params.plan_id);
    return presentDelivery(context, plan, measured);
  });
  route(api, endpoints.sayPlanHealth, async (context, { params: { plan_id }, body }) => {
    await sayHealth(context, plan_id, body);
    return presentPlan(context, await readPlan(context, plan_id));
  });
  route(api, endpoints.listLastContacts, async (context, { params }) => ({
    data: [...(await listLastContacts(context, params.plan_id))],
  }));
};
