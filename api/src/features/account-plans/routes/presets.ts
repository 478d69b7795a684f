import * as endpoints from '#contract/account-plans/preset-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyPreset } from '../commands/apply-preset.ts';
import { removePreset } from '../commands/remove-preset.ts';
import { presentPlan } from '../presenter.ts';
import { comparePreset, previewPreset } from '../queries/presets.ts';
import { readPlan } from '../queries/read-plan.ts';

/** Presets in account plans. */
export const registerPlanPresets = (api: Api): void => {
  route(api, endpoints.readPlanPreset, (context, { params }) => comparePreset(context, params.plan_id));
  route(api, endpoints.previewPlanPreset, (context, { params, body }) =>
    previewPreset(context, params.plan_id, body),
  );
  route(api, endpoints.applyPlanPreset, async (context, { params: { plan_id }, body }) => {
    await applyPreset(context, plan_id, body);
    return presentPlan(context, await readPlan(context, plan_id));
  });
  route(api, endpoints.removePlanPreset, async (context, { params }) => {
    await removePreset(context, params.plan_id);
    return undefined;
  });
};
