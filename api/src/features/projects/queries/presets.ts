import type { Selectable } from 'kysely';
import { notFound } from '#contract/errors.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { type Applied, reapply } from '#contract/presets/drift.ts';
import { payloadOf } from '#contract/presets/leaves.ts';
import type { PresetComparison, PresetToApply } from '#contract/presets/shapes.ts';
import type { Milestone } from '#contract/projects/milestones.ts';
import {
  bindingLocks,
  comparedFields,
  type ProjectPreset,
  presetMilestones,
  projectPreset,
} from '#contract/projects/preset.ts';
import type { PresetBeginning, ProjectPresetPreview } from '#contract/projects/preset-endpoints.ts';
import { projectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';
import {
  appliedAs,
  compared,
  findApplied,
  type Marked,
  type RevisionApplied,
  type RevisionOf,
  requireApplicable,
  requireApplying,
} from '../../presets/queries.ts';
import { findProject } from '../queries.ts';
import { requireProject } from './read-project.ts';

type Row = Selectable<DB['projects']>;

/** What a revision says of a project. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): ProjectPreset =>
  projectPreset.parse(payload);

/** What of a revision binds a project. */
export const boundBy = COMPARED.project;

/** What was applied to a project last; undefined for one that wasn't made from a preset. */
export const findPresetOf = async (context: Context, { preset_id, preset_revision: revision }: Marked) =>
  preset_id && revision ? findApplied(context, { preset_id, revision }, 'project') : undefined;

/** Which preset was applied to a visible project, and what has drifted. Throws 404. */
export const comparePreset = async (context: Context, id: string): Promise<PresetComparison> => {
  const row = await findProject(context, id);
  if (!row) throw notFound('project');
  const found = await findPresetOf(context, row);
  return compared(found, found ? boundBy(found) : NOTHING, row);
};

const NOTHING: Applied = { payload: {}, locked: [] };

/**
 * What applying a revision to a project comes to, and the fields that it would change; milestones come the first time alone, those
 * that the project hasn't by their name. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`.
 */
export const planPreset = async (context: Context, row: Row, { take, leave, ...of }: PresetToApply) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'project');
  const before = await findPresetOf(context, row);
  const base = before ? boundBy(before) : null;
  const steps = reapply({ base, next: boundBy(next), current: row, take, leave });
  const taken = steps.flatMap(({ path, after, taken: is }) => (is ? [[path, after] as const] : []));
  const { milestones: kept } = await requireProject(context, row.id);
  const names = new Set(kept.map(({ name }) => name));
  const milestones = before
    ? []
    : presetMilestones(saidOf(next), row.start_date).filter(({ name }) => !names.has(name));
  const changes = projectChanges.parse({
    ...payloadOf(new Map(taken)),
    ...(milestones.length > 0 ? { milestones: [...kept.map(asWritten), ...milestones] } : {}),
  });
  return { ...{ next, before, steps, milestones, changes } };
};

const asWritten = ({ done_by: _, ...milestone }: Milestone) => milestone;

/** The same without doing it. */
export const previewPreset = async (
  context: Context,
  id: string,
  of: PresetToApply,
): Promise<ProjectPresetPreview> => {
  const row = await findProject(context, id);
  if (!row) throw notFound('project');
  const { steps, milestones } = await planPreset(context, row, of);
  return { version: row.version, steps, milestones };
};

/** What a project that starts on a day begins with. Throws 404, 422 `preset-deprecated`, `archived`. */
export const beginFromPreset = async (
  context: Context,
  of: RevisionOf,
  start_date: string,
): Promise<PresetBeginning> => {
  const next = await requireApplicable(context, of, 'project');
  const milestones = presetMilestones(saidOf(next), start_date);
  return {
    applied: appliedAs(next, bindingLocks(next.locked)),
    fields: { ...comparedFields(saidOf(next)), ...(milestones.length > 0 ? { milestones } : {}) },
  };
};
