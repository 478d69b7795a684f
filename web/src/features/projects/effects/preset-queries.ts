import { keepPreviousData } from '@tanstack/react-query';
import { previewPresetBeginning, readProjectPreset } from '#contract/projects/preset-endpoints.ts';
import { reading } from '../../../platform/reading.ts';

/** Which preset a project is made from, and what differs from it. */
export const projectPreset = (project_id: string) => reading(readProjectPreset, { params: { project_id } });

/** What a project that starts on a day begins with; what was filled in before stays while the days move. */
export const presetBeginning = (preset_id: string, revision: number, start_date: string) => ({
  ...reading(previewPresetBeginning, { params: { preset_id }, query: { revision, start_date } }),
  placeholderData: keepPreviousData,
});
