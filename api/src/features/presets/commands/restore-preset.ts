import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockPreset, requirePreset } from '../queries/presets.ts';
import { requireFreeName, requireKeeping } from '../rules/keeping.ts';
import { tell } from '../writing/tell.ts';

/** Brings an archived preset back; one that isn't archived stays as it is. Throws 403, 404, 422 `name-taken`. */
export const restorePreset = async (context: Context, id: string): Promise<void> => {
  requireKeeping(context, await requirePreset(context, id));
  const preset = await lockPreset(context, id);
  if (!preset) throw notFound('preset');
  if (!preset.archived_at) return;
  await requireFreeName(context, preset);
  await context.db.updateTable('presets').set({ archived_at: null }).where('id', '=', id).execute();
  await tell(context, preset, { type: 'preset.restored' });
};
