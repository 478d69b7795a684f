import type { Context } from '../../../platform/context.ts';
import { requireApplying } from '../../presets/queries.ts';
import { findPresetOf } from '../queries/presets.ts';
import { lockChangeable } from '../writing/lock-project.ts';
import { markOf } from '../writing/mark-of.ts';
import { writeChanges } from '../writing/write-changes.ts';

/**
 * Takes the preset off a project: its values stay, and nothing is locked. One without stays as it is. Throws 403 `preset-apply`, 404,
 * 412, 422 `project-archived`.
 */
export const removePreset = async (context: Context, id: string): Promise<void> => {
  const row = await lockChangeable(context, id, context.version);
  requireApplying(context);
  await writeChanges(context, row, {}, markOf(await findPresetOf(context, row), undefined));
};
