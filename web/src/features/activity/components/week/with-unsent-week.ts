import type { ActivityWeek, WeekCell } from '#contract/activity/day-shapes.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { applied } from '../unsent/apply-write.ts';
import { effective } from '../unsent/effective.ts';
import { isDeleting, shownOf } from '../unsent/entry-writes.ts';
import { isCell } from './cell-writes.ts';
import { type BareRow, bareRow, cellKey, rowKey } from './week-rows.ts';

/** A week with what waits to be sent in its hours. */
export interface UnsentWeek {
  readonly week: ActivityWeek;
  /** The keys of the cells in which something waits. */
  readonly waiting: ReadonlySet<string>;
}

/** The week as it is once everything that waits has been sent. `writes` are none that it has the effect of already. */
export function withUnsentWeek(
  week: ActivityWeek,
  writes: readonly QueuedWrite[],
  timezone: string,
): UnsentWeek {
  const known = new Map<string, ActivityEntry>();
  const waiting = new Set<string>();
  let now = week;
  for (const write of effective(writes)) {
    if (isCell(write)) {
      const { work_date, duration_s } = write.input.body;
      now = inCell(now, shownOf(write).purpose, work_date, (cell) =>
        withHours(cell, duration_s, write.subject),
      );
      waiting.add(cellKey(shownOf(write).purpose, { date: work_date }));
      continue;
    }
    const before = known.get(write.subject) ?? shownOf(write).base ?? undefined;
    const [after] = applied(before ? [before] : [], write, timezone);
    if (after === before) continue;
    if (before) now = inCell(now, before, before.work_date, (cell) => lessOf(cell, before));
    if (after) now = inCell(now, after, after.work_date, (cell) => moreOf(cell, after));
    for (const one of [before, after]) if (one) waiting.add(cellKey(one, { date: one.work_date }));
    if (after) known.set(write.subject, after);
    else if (isDeleting(write)) known.delete(write.subject);
  }
  return { week: now, waiting };
}

/** Several entries can't be set as one: the server refuses it. */
function withHours(cell: WeekCell, duration_s: number, subject: string): WeekCell {
  if (cell.entry_ids.length > 1) return cell;
  const [id = subject] = cell.entry_ids;
  return { ...cell, duration_s, entry_ids: duration_s > 0 ? [id] : [] };
}

const lessOf = (cell: WeekCell, { id, duration_s }: ActivityEntry): WeekCell => ({
  ...cell,
  duration_s: Math.max(0, cell.duration_s - duration_s),
  entry_ids: cell.entry_ids.filter((one) => one !== id),
});

function moreOf(cell: WeekCell, { id, duration_s }: ActivityEntry): WeekCell {
  const entry_ids = [...cell.entry_ids, id];
  const editable = cell.editable && entry_ids.length < 2;
  return { ...cell, duration_s: cell.duration_s + duration_s, entry_ids, editable };
}

/** The week with another cell, all sums with it; unchanged for a day outside of it. */
function inCell(
  week: ActivityWeek,
  purpose: BareRow,
  date: string,
  change: (cell: WeekCell) => WeekCell,
): ActivityWeek {
  const found = week.rows.find((row) => rowKey(row) === rowKey(purpose));
  const row = found ?? bareRow(week, purpose);
  const cell = row.cells.find((one) => one.date === date);
  if (!cell) return week;
  const changed = change(cell);
  const more = changed.duration_s - cell.duration_s;
  const cells = row.cells.map((one) => (one === cell ? changed : one));
  const rest = { ...row, cells, total_s: row.total_s + more };
  return {
    ...week,
    rows: found ? week.rows.map((one) => (one === found ? rest : one)) : [...week.rows, rest],
    days: week.days.map((day) => (day.date === date ? withMore(day, more) : day)),
    total_s: week.total_s + more,
  };
}

const withMore = (day: ActivityWeek['days'][number], more: number): ActivityWeek['days'][number] => ({
  ...day,
  total_s: day.total_s + more,
  status: day.status === 'empty' && day.total_s + more > 0 ? 'draft' : day.status,
});
