import type { PresetChanges } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireFreeName } from '../rules/keeping.ts';
import { lockKept } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/** Changes name and description of a preset. Throws 403, 404, 412, 422 `name-taken` and `archived`. */
export const updatePreset = async (context: Context, id: string, fields: PresetChanges): Promise<void> => {
  const before = await lockKept(context, id);
  requireVersion(before, context.version, 'preset');
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return;
  if (fields.name) await requireFreeName(context, { ...before, name: fields.name });
  await context.db.updateTable('presets').set(fields).where('id', '=', id).execute();
  await tell(context, before, { type: 'preset.updated', changes });
};
