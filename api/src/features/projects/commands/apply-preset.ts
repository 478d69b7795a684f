import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { planPreset } from '../queries/presets.ts';
import { lockChangeable } from '../writing/lock-project.ts';
import { markOf } from '../writing/mark-of.ts';
import { writeChanges } from '../writing/write-changes.ts';

/**
 * Applies a revision to a project, the first time or again; the same one without a difference writes nothing. Throws 403
 * `preset-apply`, 404, 412, 422 as of a change of its fields.
 */
export const applyPreset = async (
  context: Context,
  id: string,
  { version, ...of }: PresetToApplyOver,
): Promise<void> => {
  const row = await lockChangeable(context, id, version);
  const { next, before, changes } = await planPreset(context, row, of);
  await writeChanges(context, row, changes, markOf(before, next));
};
