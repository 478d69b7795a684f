import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';

/** What a preset is applied to. */
export const PRESET_PLACES = [
  'project',
  'ops_log_template',
  'roster_template',
  'calculator_scenario',
  'dealsheet',
  'account_plan',
] as const;
/** What a preset is applied to. */
export const presetPlace = z.enum(PRESET_PLACES);
/** What a preset is applied to. */
export type PresetPlace = z.infer<typeof presetPlace>;

/**
 * One place that a preset was applied to. `project` = where it is, null of what every project has; `revision` = the one that was
 * applied; `drifted` = how many fields differ from it since.
 */
export const presetUse = z.object({
  ...{ place: presetPlace, id, name: z.string(), revision: z.int(), drifted: z.int() },
  project: z.object({ id, code: z.string(), name: z.string() }).nullable(),
});
/** One place that a preset was applied to. */
export type PresetUse = z.infer<typeof presetUse>;

/** Keys that the places of a preset are sorted by; within a revision by name. */
export const PRESET_USE_SORTS = ['revision', 'name'] as const;

/** What a preset was applied to and is still made from, of what the caller may see; archived ones aren't there. */
export const listPresetUses = endpoint({
  method: 'GET',
  path: '/presets/:preset_id/uses',
  summary: 'List what a preset was applied to',
  access: { scope: 'organization', object: '/presets', action: 'read' },
  params: z.object({ preset_id: id }),
  query: z.object({ ...pageQuery.shape, sort: sortBy(PRESET_USE_SORTS) }),
  response: page(presetUse),
});
