import type { Context } from '../../../platform/context.ts';
import { readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { bringBack } from '../writing/bring-back.ts';

/** Brings a deleted entry back, if its day and its project's budget still have room for it. */
export const restoreEntry = async (context: Context, { id }: { id: string }) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const entry = await readEntry(context, member, id);
  if (entry.archived_at === null) return entry;
  await bringBack(context, await findTimeSettings(context), member, entry);
  return readEntry(context, member, id);
};
