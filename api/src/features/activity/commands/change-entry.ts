import type { EntryChange } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findEntry, readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { adjustEntry } from '../writing/adjust-entry.ts';

/** Changes an own entry; a rejected one becomes a draft again. */
export const changeEntry = async (context: Context, { id, change }: { id: string; change: EntryChange }) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const row = await findEntry(context, member, id);
  const before = row?.archived_at ? undefined : row;
  requireVersion(before, context.version, 'entry');
  await adjustEntry(context, await findTimeSettings(context), before, change);
  return readEntry(context, member, id);
};
