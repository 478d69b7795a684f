import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  applyPlanPreset,
  type PlanPresetPreview,
  previewPlanPreset,
  removePlanPreset,
} from '#contract/account-plans/preset-endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { APPLY_PRESET } from '#contract/presets/applying.ts';
import { a } from '../../../../platform/applied/applied-words.ts';
import { call } from '../../../../platform/call.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import type { AppliedTo } from '../../../applying/effects/applied-to.ts';
import { t } from '../../components/preset/messages.ts';
import { useRefreshPlans } from '../../mutations.ts';
import { accountPlanPreset } from '../../queries.ts';
import { presetWords } from './preset-words.ts';

const alsoOf = ({ objectives }: PlanPresetPreview): string | null =>
  objectives.length > 0 ? t('adds', { names: objectives.map(({ name }) => name).join(', ') }) : null;

/** How a plan stands to its preset, and what applies presets to it and takes them off again. */
export function usePresetOfPlan({ id, version }: AccountPlan, mayWrite: boolean): AppliedTo {
  const queries = useQueryClient();
  const permissions = usePermissions();
  const refreshPlans = useRefreshPlans();
  const { data: compared, error, refetch } = useQuery(accountPlanPreset(id));
  const params = { plan_id: id };
  const refresh = (changed?: AccountPlan) => {
    refreshPlans(changed);
    void queries.invalidateQueries({ queryKey: ['presets'] });
  };
  return {
    ...{ kind: 'account_plan', key: ['account-plans', id], words: presetWords, compared },
    failed: failedRead(error, a('comparison_failed'), refetch),
    mayApply:
      mayWrite &&
      permissions.can(APPLY_PRESET.action, APPLY_PRESET.object) &&
      permissions.may(applyPlanPreset, params),
    preview: async (body, signal) => {
      const seen = await call(previewPlanPreset, { params, body, signal });
      return { ...seen, also: alsoOf(seen) };
    },
    apply: async (body) => refresh(await call(applyPlanPreset, { params, body })),
    remove: async () => {
      await call(removePlanPreset, { params, version });
      refresh();
    },
  };
}
