import * as endpoints from '#contract/plan-items/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { requirePlan } from '../account-plans/queries.ts';
import { addPlanItem } from './commands/add-plan-item.ts';
import { changePlanItem } from './commands/change-plan-item.ts';
import { removePlanItem } from './commands/remove-plan-item.ts';
import { listItems } from './queries/list-items.ts';
import { placeOf } from './queries/place.ts';
import { readGrid } from './queries/whitespace.ts';

const placeFor = async (context: Context, plan: string) => placeOf(context, await requirePlan(context, plan));

/** What account plans are made of. */
export const registerPlanItems = (api: Api): void => {
  route(api, endpoints.listPlanItems, async (context, { params: { plan_id } }) =>
    listItems(await placeFor(context, plan_id)),
  );
  route(api, endpoints.readWhitespace, async (context, { params: { plan_id }, query }) =>
    readGrid(await placeFor(context, plan_id), query.year),
  );
  route(api, endpoints.addPlanItem, (context, { params: { plan_id }, body }) =>
    addPlanItem(context, plan_id, body),
  );
  route(api, endpoints.changePlanItem, (context, { params, body }) => changePlanItem(context, params, body));
  route(api, endpoints.removePlanItem, async (context, { params, query }) => {
    await removePlanItem(context, params, query.kind);
    return undefined;
  });
};
