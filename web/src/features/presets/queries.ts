import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listPresetRevisions, listPresets, readPreset } from '#contract/presets/endpoints.ts';
import { listPresetUses } from '#contract/presets/uses.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Filters, order and page of the list of presets. */
export type PresetQuery = QueryInput<typeof listPresets>;

/** One page of the presets; the page before stays in sight while the next one comes. */
export const presetList = (query: PresetQuery) => ({
  ...reading(listPresets, { query }),
  placeholderData: keepPreviousData,
});

/** A preset with how it stands. */
export const preset = (preset_id: string) => reading(readPreset, { params: { preset_id } });

/** The newest revisions of a preset with what they say: its draft first, where it has one. */
export const presetRevisions = (preset_id: string) =>
  reading(listPresetRevisions, { params: { preset_id }, query: { per_page: 200 } });

/** Where a preset is applied, page after page: the oldest revision first. */
export const presetUses = (preset_id: string) =>
  readingPages(listPresetUses, { params: { preset_id }, query: { per_page: 20 } });
