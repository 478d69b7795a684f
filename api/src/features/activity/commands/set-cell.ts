import type { setCell as endpoint } from '#contract/activity/day-endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, listEntriesBetween, readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember, type TimeSettings } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireEditable, requireOpenDay } from '../rules/window.ts';
import { addEntry } from '../writing/add-entry.ts';
import { adjustEntry } from '../writing/adjust-entry.ts';
import { updateEntry } from '../writing/update-entry.ts';

type Cell = BodyOf<typeof endpoint>;

/** Sets a cell of the week: makes, adjusts or removes its one draft. Answers the entry, null for an empty cell. */
export const setCell = async (context: Context, cell: Cell): Promise<EntryRow | null> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const day = await listEntriesBetween(context, member, cell.work_date, cell.work_date);
  const inCell = day.filter(
    (entry) => entry.project_id === cell.project_id && entry.service_type_id === cell.service_type_id,
  );
  if (inCell.length > 1)
    throw brokenRule(
      'several-entries',
      'duration_s',
      `This cell is the sum of ${inCell.length} entries: change them in the day.`,
    );
  requireSeen(inCell, cell);
  const id = await write(context, settings, cell, member, inCell[0]);
  return id === null ? null : readEntry(context, member, id);
};

const requireSeen = ([entry]: readonly EntryRow[], { seen_s, duration_s }: Cell): void => {
  const now = entry?.duration_s ?? 0;
  if (seen_s !== undefined && seen_s !== now && duration_s !== now)
    throw new Failure('stale', 'These hours were changed meanwhile: compare both and save again.');
};

const entryOf = ({ seen_s: _, ...entry }: Cell) => entry;

const write = async (
  context: Context,
  settings: TimeSettings,
  cell: Cell,
  member: string,
  entry: EntryRow | undefined,
): Promise<string | null> => {
  const { duration_s } = cell;
  if (!entry) return duration_s === 0 ? null : addEntry(context, settings, member, entryOf(cell));
  if (duration_s > 0) {
    await adjustEntry(context, settings, entry, { duration_s });
    return entry.id;
  }
  requireEditable(entry.status);
  requireOpenDay(settings, entry.work_date);
  await updateEntry(context, entry, 'activity.deleted', { archived_at: context.now.toISOString() });
  return null;
};
