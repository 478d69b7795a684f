import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppliedPreset, Preset } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { failedRead } from '../list/failed-read.ts';
import { applicablePresets } from './applied-presets.ts';
import { a } from './applied-words.ts';

/** Presets as a select offers them: what would be applied of each, and whose it is. */
export const presetOptions = (presets: readonly Preset[]) =>
  presets.map(({ id, name, current, description, scope }) => ({
    ...{ value: id, label: name },
    detail: [
      a('revision', { revision: current ?? '' }),
      ...(scope === 'global' ? [a('global')] : []),
      ...(description ? [description] : []),
    ].join(' · '),
  }));

/** Which preset is applied: the one that was, in its newest revision, unless another is chosen. */
export function useChosenPreset(kind: PresetKind, applied: AppliedPreset | null | undefined) {
  const found = useQuery(applicablePresets(kind));
  const presets = found.data?.data ?? [];
  const [preset_id, choose] = useState(applied?.current ? applied.id : null);
  const preset = presets.find(({ id }) => id === preset_id);
  const revision = preset?.current ?? null;
  return {
    chosen: preset_id !== null && revision !== null ? { preset_id, revision } : null,
    name: preset?.name ?? '',
    choose,
    failed: failedRead(found.error, a('presets_failed'), found.refetch),
    field: {
      label: a('preset'),
      ...(preset_id === null
        ? { note: a(found.data && presets.length === 0 ? 'none_to_apply' : 'choose') }
        : {}),
      ...{ options: presetOptions(presets), loading: found.isPending, value: preset_id },
    },
  };
}
