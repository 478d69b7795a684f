import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { planPreset } from '../queries/presets.ts';
import { readDealsheet } from '../queries/read-dealsheet.ts';
import { requireDraft } from '../rules/step.ts';
import { holdChangeable } from '../writing/hold-dealsheet.ts';
import { markOf } from '../writing/preset-mark.ts';
import { writeContent } from '../writing/write-content.ts';

/**
 * Applies a revision to a draft, the first time or again; the same one without a difference writes nothing. Throws 403 `preset-apply`,
 * 404, 412, 422 `wrong-state` of what isn't a draft, and as of a change of its content.
 */
export const applyPreset = async (
  context: Context,
  id: string,
  { version, ...of }: PresetToApplyOver,
): Promise<void> => {
  const row = await holdChangeable(context, id, version);
  requireDraft(row);
  const whole = await readDealsheet(context, id);
  const { next, content } = await planPreset(context, whole, of);
  await writeContent(context, row, whole.current, content, markOf(whole.preset, next));
};
