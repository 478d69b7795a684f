import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  applyDealsheetPreset,
  previewDealsheetPreset,
  removeDealsheetPreset,
} from '#contract/dealsheets/preset-endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { APPLY_PRESET } from '#contract/presets/applying.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import { call } from '../../../platform/call.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { AppliedTo } from '../../applying/effects/applied-to.ts';
import { t } from '../components/preset/messages.ts';
import { useRefresh } from '../mutations.ts';
import { dealsheetPreset } from '../queries.ts';
import { presetWords } from './preset-words.ts';

/** How a deal stands to its preset, and what applies presets to a draft and takes them off again. */
export function usePresetOfDeal({ id, version, status, archived_at }: Dealsheet): AppliedTo {
  const queries = useQueryClient();
  const permissions = usePermissions();
  const refreshDeal = useRefresh();
  const { data: compared, error, refetch } = useQuery(dealsheetPreset(id));
  const params = { dealsheet_id: id };
  const refresh = (changed?: Dealsheet) => {
    refreshDeal(changed);
    void queries.invalidateQueries({ queryKey: ['presets'] });
  };
  const isOpen = status === 'draft' && archived_at === null;
  return {
    ...{ kind: 'dealsheet', key: ['dealsheets', id], words: presetWords, compared },
    failed: failedRead(error, a('comparison_failed'), refetch),
    mayApply:
      isOpen &&
      permissions.can(APPLY_PRESET.action, APPLY_PRESET.object) &&
      permissions.may(applyDealsheetPreset, params),
    preview: async (body, signal) => {
      const seen = await call(previewDealsheetPreset, { params, body, signal });
      return { ...seen, also: seen.lines.length > 0 ? t('more', { count: seen.lines.length }) : null };
    },
    apply: async (body) => refresh(await call(applyDealsheetPreset, { params, body })),
    remove: async () => {
      await call(removeDealsheetPreset, { params, version });
      refresh();
    },
  };
}
