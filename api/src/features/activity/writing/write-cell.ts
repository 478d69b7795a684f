import type { BlockCell } from '#contract/activity/block.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, findEntry } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { purposeKey } from '../rules/grouping.ts';
import { requireEditable, requireOpenDay } from '../rules/window.ts';
import { addEntry } from './add-entry.ts';
import { adjustEntry } from './adjust-entry.ts';
import { bringBack } from './bring-back.ts';
import { updateEntry } from './update-entry.ts';

/** What makes a cell: its day, project and service. */
export const cellKeyOf = (cell: Pick<BlockCell, 'work_date' | 'project_id' | 'service_type_id'>): string =>
  `${cell.work_date} ${purposeKey(cell)}`;

/**
 * Sets a cell over the entries that are in it: makes, adjusts, removes or brings back its one draft, and answers the
 * entry's id, null for an empty cell. Throws 412 where it holds other hours than were seen. The caller holds the lock of
 * the member's time.
 */
export const writeCell = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  cell: BlockCell,
  inCell: readonly EntryRow[],
): Promise<string | null> => {
  if (inCell.length > 1)
    throw brokenRule(
      'several-entries',
      'duration_s',
      `This cell is the sum of ${inCell.length} entries: change them in the day.`,
    );
  const [entry] = inCell;
  requireSeen(entry, cell);
  const { duration_s } = cell;
  if (!entry) return duration_s === 0 ? null : fill(context, settings, member, cell);
  if (duration_s > 0) {
    await adjustEntry(context, settings, entry, { duration_s });
    return entry.id;
  }
  requireEditable(entry.status);
  requireOpenDay(settings, entry.work_date);
  await updateEntry(context, entry, 'activity.deleted', { archived_at: context.now.toISOString() });
  return null;
};

const requireSeen = (entry: EntryRow | undefined, { seen_s, duration_s }: BlockCell): void => {
  const now = entry?.duration_s ?? 0;
  if (seen_s !== undefined && seen_s !== now && duration_s !== now)
    throw new Failure('stale', 'These hours were changed meanwhile: compare both and save again.');
};

const fill = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  { restores, seen_s: _, ...hours }: BlockCell,
): Promise<string> => {
  if (restores === undefined) return addEntry(context, settings, member, hours);
  const gone = await findEntry(context, member, restores);
  if (!gone?.archived_at || cellKeyOf(gone) !== cellKeyOf(hours) || gone.duration_s !== hours.duration_s)
    throw brokenRule('nothing-to-restore', 'restores', 'What was here is gone: type the hours anew.');
  requireEditable(gone.status);
  requireOpenDay(settings, gone.work_date);
  await bringBack(context, settings, member, gone);
  return gone.id;
};
