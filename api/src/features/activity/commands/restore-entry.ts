import type { Context } from '../../../platform/context.ts';
import { readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireWithinCap } from '../rules/cap.ts';
import { findPurpose } from '../rules/purpose.ts';
import { requireRoom } from '../rules/room.ts';
import { updateEntry } from '../writing/update-entry.ts';

/** Brings a deleted entry back, if its day and its project's budget still have room for it. */
export const restoreEntry = async (context: Context, { id }: { id: string }) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const entry = await readEntry(context, member, id);
  if (entry.archived_at === null) return entry;
  await requireRoom(context, await findTimeSettings(context), entry, { member, except: id });
  await requireWithinCap(context, await findPurpose(context, entry), entry, null);
  await updateEntry(context, entry, 'activity.restored', { archived_at: null });
  return readEntry(context, member, id);
};
