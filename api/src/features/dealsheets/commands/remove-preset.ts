import type { Context } from '../../../platform/context.ts';
import { requireApplying } from '../../presets/queries.ts';
import { readDealsheet } from '../queries/read-dealsheet.ts';
import { requireDraft } from '../rules/step.ts';
import { holdChangeable } from '../writing/hold-dealsheet.ts';
import { markOf } from '../writing/preset-mark.ts';
import { writeContent } from '../writing/write-content.ts';

/** Takes the preset off a draft: it stays as it is, and nothing is locked. Throws 403 `preset-apply`, 404, 412, 422 `wrong-state`. */
export const removePreset = async (context: Context, id: string): Promise<void> => {
  const row = await holdChangeable(context, id, context.version);
  requireDraft(row);
  requireApplying(context);
  const { preset, current } = await readDealsheet(context, id);
  await writeContent(context, row, current, current.content, markOf(preset, null));
};
