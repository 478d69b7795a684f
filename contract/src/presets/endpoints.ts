import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { newPreset, preset, presetChanges, presetRevision } from './shapes.ts';
import { presetKind, presetScope } from './states.ts';

const ALL = '/presets';
const ONE = `${ALL}/:preset_id` as const;
const may = (action: 'read' | 'write') => ({ scope: 'organization', object: ALL, action }) as const;
const params = z.object({ preset_id: id });

/** Keys that the list of presets is sorted by. */
export const PRESET_SORTS = ['name', 'kind', 'updated_at'] as const;

/** Filters of the list of presets. `q` looks into name and description; `applicable` = some revision of it can be applied. */
export const presetFilters = z.object({
  q: z.string().trim().max(120).optional(),
  kind: several(presetKind),
  scope: several(presetScope),
  applicable: z.stringbool().optional(),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});
/** Filters of the list of presets. */
export type PresetFilters = z.infer<typeof presetFilters>;

/** The presets of the organization and those of every organization. */
export const listPresets = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List presets',
  access: may('read'),
  query: z.object({ ...pageQuery.shape, ...presetFilters.shape, sort: sortBy(PRESET_SORTS) }),
  response: page(preset),
});

/** A preset, archived or not. */
export const readPreset = endpoint({
  method: 'GET',
  path: ONE,
  summary: 'Read a preset',
  access: may('read'),
  params,
  response: preset,
});

/** What a preset has said and says, newest revision first. */
export const listPresetRevisions = endpoint({
  method: 'GET',
  path: `${ONE}/revisions`,
  summary: 'List the revisions of a preset',
  access: may('read'),
  params,
  query: pageQuery,
  response: page(presetRevision),
});

/**
 * Makes a preset with a first draft. 422 `name-taken`, `preset-payload` (what its kind has no such field for, beside the field),
 * `locked-nothing`; 403 `global-preset` for one of every organization by anybody else than an administrator of everything.
 */
export const createPreset = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Create a preset',
  access: may('write'),
  body: newPreset,
  response: preset,
  status: 201,
});

/** Changes name and description. 422 `name-taken`, `archived`. */
export const updatePreset = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a preset',
  access: may('write'),
  params,
  body: presetChanges,
  response: preset,
});

/** Archives a preset: nobody applies it any more, and what it was applied to stays. `restorePreset` brings it back. */
export const archivePreset = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive a preset',
  access: may('write'),
  params,
});

/** Brings an archived preset back. 422 `name-taken`. */
export const restorePreset = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore a preset',
  access: may('write'),
  params,
  response: preset,
});
