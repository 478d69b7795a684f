import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { APPLY_PRESET, presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { appliedPreset, presetComparison, presetToApply } from '../presets/shapes.ts';
import { day, id } from '../shapes.ts';
import { milestoneInput } from './milestones.ts';
import { project, projectFields } from './shapes.ts';

const SETTINGS = '/projects/:project_id/settings';
const PRESET = '/projects/:project_id/preset';
const params = z.object({ project_id: id });
const may = (action: 'read' | 'update') => ({ scope: 'project', object: SETTINGS, action }) as const;

/** What a project would begin with that is made from a preset. `fields` has milestones with their days. */
export const presetBeginning = z.object({ applied: appliedPreset, fields: projectFields.partial() });
/** What a project would begin with. */
export type PresetBeginning = z.infer<typeof presetBeginning>;

/** What applying a revision would do to a project; `milestones` would be made, which happens the first time alone. */
export const projectPresetPreview = presetPreview.extend({ milestones: z.array(milestoneInput) });
/** What applying a revision would do to a project. */
export type ProjectPresetPreview = z.infer<typeof projectPresetPreview>;

/** What a new project would begin with that is made from a revision of a preset. 422 `archived`, `preset-deprecated`. */
export const previewPresetBeginning = endpoint({
  method: 'GET',
  path: '/projects/presets/:preset_id',
  summary: 'Preview a project made from a preset',
  access: APPLY_PRESET,
  params: z.object({ preset_id: id }),
  query: z.object({ revision: z.coerce.number().int().min(1), start_date: day }),
  response: presetBeginning,
});

/** Which preset was applied to a project, and what has drifted from it. */
export const readProjectPreset = endpoint({
  method: 'GET',
  path: PRESET,
  summary: 'Compare a project with its preset',
  access: may('read'),
  params,
  response: presetComparison,
});

/** What applying a revision would do to a project, without doing it. 403 `preset-apply`, 422 `preset-deprecated`, `archived`. */
export const previewProjectPreset = endpoint({
  method: 'POST',
  path: `${PRESET}/preview`,
  summary: 'Preview what a preset does to a project',
  access: may('update'),
  params,
  body: presetToApply,
  response: projectPresetPreview,
  status: 200,
});

/**
 * Applies a revision, the first time or again: what was changed here stays unless it is locked or named in `take`, and what `leave` names. 403 `preset-apply`,
 * 412, 422 as of a change of the project.
 */
export const applyProjectPreset = endpoint({
  method: 'POST',
  path: PRESET,
  summary: 'Apply a preset to a project',
  access: may('update'),
  params,
  body: presetToApplyOver,
  response: project,
  status: 200,
});

/** Takes the preset off a project: its values stay, and nothing is locked any more. 403 `preset-apply`. */
export const removeProjectPreset = endpoint({
  method: 'DELETE',
  path: PRESET,
  summary: 'Remove the preset of a project',
  access: may('update'),
  params,
});
