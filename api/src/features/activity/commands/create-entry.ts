import type { NewEntry } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findEntryByClient, readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireNote } from '../rules/window.ts';
import { addEntry } from '../writing/add-entry.ts';

/** Logs time by hand. An entry that an offline device sent before is answered as it is now, not made twice. */
export const createEntry = async (context: Context, entry: NewEntry) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const known = entry.client_uuid ? await findEntryByClient(context, member, entry.client_uuid) : undefined;
  if (known) return known;
  const settings = await findTimeSettings(context);
  requireNote(settings, entry.note ?? '');
  return readEntry(context, member, await addEntry(context, settings, member, entry));
};
