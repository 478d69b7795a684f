import { lockProblem } from '#contract/presets/locks.ts';
import type { PresetBeginning } from '#contract/projects/preset-endpoints.ts';
import type { NewProject } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type RevisionOf, requireApplying } from '../../presets/queries.ts';
import { beginFromPreset } from '../queries/presets.ts';
import { sorted } from '../rules/derived-fields.ts';
import type { PresetMark } from './write-changes.ts';

interface Begun extends Pick<PresetMark, 'columns' | 'data'> {
  readonly fields: PresetBeginning['fields'];
}

/**
 * What a new project takes over from a revision. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, and
 * `locked-by-preset` beside what was said to be otherwise than that locks.
 */
export const beginMarked = async (
  context: Context,
  { preset_id, revision }: RevisionOf,
  said: NewProject,
): Promise<Begun> => {
  requireApplying(context);
  const { applied, fields } = await beginFromPreset(context, { preset_id, revision }, said.start_date);
  const { alert_pcts } = said;
  const wanted = { ...said, ...(alert_pcts ? { alert_pcts: sorted(alert_pcts) } : {}) };
  const problem = lockProblem(applied, Object.keys(changesBetween(fields, wanted)));
  if (problem) throw problem;
  return {
    fields,
    columns: { preset_id, preset_revision: revision },
    data: { preset: { id: preset_id, name: applied.name, revision } },
  };
};
