import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { requireWithinCap } from '../rules/cap.ts';
import { findPurpose } from '../rules/purpose.ts';
import { requireRoom } from '../rules/room.ts';
import { requireOpenMonth } from '../rules/window.ts';
import { updateEntry } from './update-entry.ts';

/** Brings a deleted entry back, if its day and its project's budget have room. The caller holds the lock of the member's time. */
export const bringBack = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  entry: EntryRow,
): Promise<void> => {
  requireOpenMonth(settings, entry.work_date);
  await requireRoom(context, settings, entry, { member, except: entry.id });
  await requireWithinCap(context, await findPurpose(context, entry), entry, null);
  await updateEntry(context, entry, 'activity.restored', { archived_at: null });
};
