import type { Context } from '../../../platform/context.ts';
import { requireApplying } from '../../presets/queries.ts';
import { readPlan } from '../queries/read-plan.ts';
import { holdWritable } from '../writing/hold-plan.ts';
import { markOf } from '../writing/preset-mark.ts';
import { writeFields } from '../writing/write-fields.ts';

/** Takes the preset off a plan: it stays as it is, and nothing is locked. Throws 403 `preset-apply`, 404, 412, 422 as of a change. */
export const removePreset = async (context: Context, id: string): Promise<void> => {
  const row = await holdWritable(context, id, context.version);
  requireApplying(context);
  const { preset } = await readPlan(context, id);
  await writeFields(context, row, {}, markOf(preset, null));
};
