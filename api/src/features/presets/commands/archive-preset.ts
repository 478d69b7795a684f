import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockPreset, requirePreset } from '../queries/presets.ts';
import { requireKeeping } from '../rules/keeping.ts';
import { tell } from '../writing/tell.ts';

/** Archives a preset; archiving it again changes nothing. What it was applied to stays. Throws 403, 404, 412. */
export const archivePreset = async (context: Context, id: string): Promise<void> => {
  requireKeeping(context, await requirePreset(context, id));
  const preset = await lockPreset(context, id);
  if (!preset) throw notFound('preset');
  requireVersion(preset, context.version, 'preset');
  if (preset.archived_at) return;
  await context.db
    .updateTable('presets')
    .set({ archived_at: context.now.toISOString() })
    .where('id', '=', id)
    .execute();
  await tell(context, preset, { type: 'preset.archived' });
};
