import { useQueryClient } from '@tanstack/react-query';
import {
  applyScenarioPreset,
  previewScenarioPreset,
  removeScenarioPreset,
} from '#contract/calculator/endpoints.ts';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { APPLY_PRESET, type PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import { call } from '../../../platform/call.ts';
import { usePermissions } from '../../../platform/person.ts';
import { scenario } from '../queries.ts';

/** Applies presets to a scenario, and takes them off again. Errors: like those of `call`. */
export function usePresetWrites({ id: scenario_id, version }: Pick<Scenario, 'id' | 'version'>) {
  const client = useQueryClient();
  const permissions = usePermissions();
  const params = { scenario_id };
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource] }) => resource === 'calculator' || resource === 'presets',
    });
  return {
    mayApply:
      permissions.can(APPLY_PRESET.action, APPLY_PRESET.object) &&
      permissions.may(applyScenarioPreset, params),
    preview: (body: Chosen, signal: AbortSignal) => call(previewScenarioPreset, { params, body, signal }),
    apply: async (body: PresetToApplyOver): Promise<Scenario> => {
      const applied = await call(applyScenarioPreset, { params, body });
      client.setQueryData(scenario(scenario_id).queryKey, applied);
      void refresh();
      return applied;
    },
    remove: async (): Promise<Scenario> => {
      await call(removeScenarioPreset, { params, version });
      void refresh();
      return client.fetchQuery({ ...scenario(scenario_id), staleTime: 0 });
    },
  };
}
