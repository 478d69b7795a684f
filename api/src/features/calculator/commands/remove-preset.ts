import type { Context } from '../../../platform/context.ts';
import { requireApplying } from '../../presets/queries.ts';
import { lockDraft } from '../rules/standing.ts';
import { markOf } from '../writing/mark-of.ts';
import { writeScenario } from '../writing/write-scenario.ts';

/** Takes the preset off a draft: its values stay, and nothing is locked. Throws 403 `preset-apply`, 404, 412, 422 `scenario-frozen`. */
export const removePreset = async (context: Context, id: string): Promise<void> => {
  const row = await lockDraft(context, id, context.version);
  requireApplying(context);
  await writeScenario(context, row, {}, markOf(row.preset, null));
};
