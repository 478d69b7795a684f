import * as endpoints from '#contract/calculator/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyPreset } from '../commands/apply-preset.ts';
import { removePreset } from '../commands/remove-preset.ts';
import { presentScenario } from '../presenter.ts';
import { comparePreset, previewPreset } from '../queries/presets.ts';
import { requireScenario } from '../queries/scenarios.ts';

/** Presets in scenarios: compared, applied, taken off again. */
export const registerScenarioPresets = (api: Api): void => {
  route(api, endpoints.readScenarioPreset, (context, { params }) =>
    comparePreset(context, params.scenario_id),
  );
  route(api, endpoints.previewScenarioPreset, (context, { params, body }) =>
    previewPreset(context, params.scenario_id, body),
  );
  route(api, endpoints.applyScenarioPreset, async (context, { params: { scenario_id }, body }) => {
    await applyPreset(context, scenario_id, body);
    return presentScenario(await requireScenario(context, scenario_id));
  });
  route(api, endpoints.removeScenarioPreset, async (context, { params }) => {
    await removePreset(context, params.scenario_id);
    return undefined;
  });
};
