import { useQueryClient } from '@tanstack/react-query';
import {
  applyDealsheetPreset,
  previewDealsheetPreset,
  removeDealsheetPreset,
} from '#contract/dealsheets/preset-endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { APPLY_PRESET, type PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Chosen } from '../../../platform/applied/use-applying.ts';
import { call } from '../../../platform/call.ts';
import { usePermissions } from '../../../platform/person.ts';
import { useRefresh } from '../mutations.ts';

/** Applies presets to a dealsheet, and takes them off again. Errors: like those of `call`. */
export function usePresetWrites({ id: dealsheet_id, version }: Pick<Dealsheet, 'id' | 'version'>) {
  const queries = useQueryClient();
  const permissions = usePermissions();
  const refreshDeal = useRefresh();
  const params = { dealsheet_id };
  const refresh = (changed?: Dealsheet) => {
    refreshDeal(changed);
    void queries.invalidateQueries({ queryKey: ['presets'] });
  };
  return {
    mayApply:
      permissions.can(APPLY_PRESET.action, APPLY_PRESET.object) &&
      permissions.may(applyDealsheetPreset, params),
    preview: (body: Chosen, signal: AbortSignal) => call(previewDealsheetPreset, { params, body, signal }),
    apply: async (body: PresetToApplyOver): Promise<void> =>
      refresh(await call(applyDealsheetPreset, { params, body })),
    remove: async (): Promise<void> => {
      await call(removeDealsheetPreset, { params, version });
      refresh();
    },
  };
}
