import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireEditable, requireOpenDay } from '../rules/window.ts';
import { updateEntry } from '../writing/update-entry.ts';

/** Deletes an own entry that isn't submitted; `restoreEntry` brings it back. */
export const deleteEntry = async (context: Context, { id }: { id: string }): Promise<void> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const row = await findEntry(context, member, id);
  const entry = row?.archived_at ? undefined : row;
  requireVersion(entry, context.version, 'entry');
  requireEditable(entry.status);
  requireOpenDay(await findTimeSettings(context), entry.work_date);
  await updateEntry(context, entry, 'activity.deleted', { archived_at: context.now.toISOString() });
};
