import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { planPreset } from '../queries/presets.ts';
import { lockDraft } from '../rules/standing.ts';
import { markOf } from '../writing/mark-of.ts';
import { writeScenario } from '../writing/write-scenario.ts';

/**
 * Applies a revision to a draft, the first time or again; the same one without a difference writes nothing. Throws 403 `preset-apply`,
 * 404, 412, 422 as of a change of its fields.
 */
export const applyPreset = async (
  context: Context,
  id: string,
  { version, ...of }: PresetToApplyOver,
): Promise<void> => {
  const row = await lockDraft(context, id, version);
  const { next, inputs } = await planPreset(context, row, of);
  await writeScenario(context, row, { inputs }, markOf(row.preset, next));
};
