import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { stoppedEntry } from '../timer/with-unsent-timer.ts';
import { type CellHours, isCell, isInCell } from '../week/cell-writes.ts';
import { blankEntry } from './blank-entry.ts';
import { changedEntry } from './changed-entry.ts';
import { isAbout, isChanging, isDeleting, isMaking, shownOf, type With } from './entry-writes.ts';

/** Entries with what one write makes of them. */
export function applied(entries: ActivityEntry[], write: QueuedWrite, timezone: string): ActivityEntry[] {
  if (isCell(write)) return withHours(entries, write, timezone);
  const about = entries.find((entry) => isAbout(write, entry));
  if (isMaking(write)) return about ? entries : [...entries, madeEntry(write, timezone)];
  const stopped = stoppedEntry(write, timezone);
  if (stopped) return about ? entries : [...entries, stopped];
  if (isDeleting(write)) return write.refusal ? entries : entries.filter((entry) => entry !== about);
  if (!isChanging(write)) return entries;
  const before = about ?? shownOf(write).base;
  if (!before) return entries;
  const after = changedEntry(before, write.input.body, shownOf(write).purpose);
  return about ? entries.map((entry) => (entry === about ? after : entry)) : [...entries, after];
}

/** An entry that the server doesn't know yet; its id is the one that this device gave it. */
function madeEntry(write: QueuedWrite, timezone: string): ActivityEntry {
  const body = isMaking(write) ? write.input.body : { work_date: '' };
  const blank = blankEntry(write, body.work_date, timezone);
  return changedEntry(blank, body, shownOf(write).purpose);
}

/** As the server sets a cell: its one entry is made, changed or deleted; several are left alone. */
function withHours(entries: ActivityEntry[], write: With<CellHours>, timezone: string): ActivityEntry[] {
  const { body } = write.input;
  const [one, ...others] = entries.filter((entry) => isInCell(entry, body));
  const { work_date, duration_s } = body;
  if (others.length > 0 || duration_s === (one?.duration_s ?? 0)) return entries;
  if (!one) {
    const blank: ActivityEntry = {
      ...blankEntry(write, work_date, timezone),
      client_uuid: null,
      source: 'manual',
    };
    const { purpose } = shownOf(write);
    return [...entries, { ...changedEntry(blank, { duration_s }, purpose), ...purpose }];
  }
  if (duration_s === 0) return entries.filter((entry) => entry !== one);
  const after = changedEntry(one, { duration_s }, one);
  return entries.map((entry) => (entry === one ? after : entry));
}
