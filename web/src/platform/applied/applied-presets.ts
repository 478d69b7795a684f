import { listPresets } from '#contract/presets/endpoints.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { reading } from '../reading.ts';

/** The presets of a kind that can be applied, by name. */
export const applicablePresets = (kind: PresetKind) => ({
  ...reading(listPresets, { query: { kind: [kind], applicable: 'true', sort: 'name', per_page: 200 } }),
  staleTime: 60_000,
});
