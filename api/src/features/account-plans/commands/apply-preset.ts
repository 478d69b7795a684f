import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { planPreset } from '../queries/presets.ts';
import { readPlan } from '../queries/read-plan.ts';
import { addObjectives } from '../writing/add-objectives.ts';
import { holdWritable } from '../writing/hold-plan.ts';
import { markOf } from '../writing/preset-mark.ts';
import { writeFields } from '../writing/write-fields.ts';

/**
 * Applies a revision to a plan, the first time or again; the same one without a difference writes nothing. Throws 403 `preset-apply`, 404,
 * 412, 422 `archived`, `plan-in-review`, `plan-closed`, `preset-deprecated`, `too-many-items`.
 */
export const applyPreset = async (
  context: Context,
  id: string,
  { version, ...of }: PresetToApplyOver,
): Promise<void> => {
  const row = await holdWritable(context, id, version);
  const { preset } = await readPlan(context, id);
  const { next, objectives, fields } = await planPreset(context, { ...row, preset }, of);
  await addObjectives(context, id, objectives);
  const mark = markOf(preset, next);
  const added = objectives.length > 0 ? { objectives: objectives.map(({ name }) => name) } : {};
  await writeFields(context, row, fields, {
    ...mark,
    objectives: objectives.length,
    data: { ...mark.data, ...added },
  });
};
