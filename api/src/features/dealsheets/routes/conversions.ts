import { convertScenario as endpoint } from '#contract/calculator/endpoints.ts';
import { makeOpportunityDealsheet } from '#contract/plan-items/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { convertOpportunity } from '../commands/convert-opportunity.ts';
import { convertScenario } from '../commands/convert-scenario.ts';

/** Dealsheets that are made from what was calculated or planned before. */
export const registerConversions = (api: Api): void => {
  route(api, endpoint, async (context, { params, body }) => ({
    dealsheet_id: await convertScenario(context, params.scenario_id, body),
  }));
  route(api, makeOpportunityDealsheet, (context, { params, body }) =>
    convertOpportunity(context, params, body),
  );
};
