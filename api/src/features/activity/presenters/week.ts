import type { ActivityWeek, CopiedWeek, WeekCell, WeekRow } from '#contract/activity/day-shapes.ts';
import { isClosed } from '#contract/activity/months.ts';
import { addDays, isBeforeEditWindow, isEditable, isTooFarAhead } from '#contract/activity/rules.ts';
import type { LeaveTaken } from '../../leave/queries.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { statusOfDay } from '../rules/findings.ts';
import { groupByPurpose } from '../rules/grouping.ts';
import { plannedMinutes } from '../rules/plan.ts';
import { total } from './day.ts';
import { presentPurpose } from './entry.ts';
import { presentLeave } from './leave.ts';

/** A week at a glance, from its first day, its entries and its leave. */
export const presentWeek = (
  settings: TimeSettings,
  from: string,
  entries: readonly EntryRow[],
  leave: readonly LeaveTaken[],
): ActivityWeek => {
  const dates = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  const days = dates.map((date) => {
    const ofDay = entries.filter(({ work_date }) => work_date === date);
    return {
      date,
      planned_minutes: plannedMinutes(settings, date, leave),
      ...presentLeave(leave, date),
      total_s: total(ofDay),
      status: statusOfDay(ofDay),
    };
  });
  return {
    from,
    to: addDays(from, 6),
    today: settings.today,
    days,
    rows: [...groupByPurpose(entries).values()]
      .map((row) => presentRow(settings, dates, row))
      .sort(byProject),
    total_s: total(entries),
    planned_minutes: days.reduce((sum, { planned_minutes }) => sum + planned_minutes, 0),
  };
};

const presentRow = (settings: TimeSettings, dates: readonly string[], row: readonly EntryRow[]): WeekRow => {
  const [first] = row;
  if (!first) throw new Error('A row of the week has an entry.');
  return {
    ...presentPurpose(first),
    cells: dates.map((date) => presentCell(settings, date, row)),
    total_s: total(row),
  };
};

const presentCell = (settings: TimeSettings, date: string, row: readonly EntryRow[]) => {
  const { today, edit_window_days, closed_months } = settings;
  const entries = row.filter(({ work_date }) => work_date === date);
  const closed = isClosed(closed_months, date);
  const isOpen = !closed && !isBeforeEditWindow(date, today, edit_window_days) && !isTooFarAhead(date, today);
  return {
    date,
    duration_s: total(entries),
    entry_ids: entries.map(({ id }) => id),
    editable: isOpen && entries.length < 2 && entries.every((entry) => isEditable(entry.status)),
    ...(closed || entries.some((entry) => !isEditable(entry.status))
      ? { lock: lockOf(entries, closed) }
      : {}),
  };
};

const lockOf = (entries: readonly EntryRow[], closed: boolean): WeekCell['lock'] => {
  const status = statusOfDay(entries);
  const held = entries.find((entry) => entry.status === status)?.held;
  return { status, closed, ...(held ? { held } : {}) };
};

const byProject = (one: WeekRow, other: WeekRow): number =>
  (one.project?.code ?? '~').localeCompare(other.project?.code ?? '~') ||
  (one.service?.name ?? '').localeCompare(other.service?.name ?? '');

/** What copying a week did; entries of the week copied from stand for its rows. */
export const presentCopied = ({ created, skipped, rows }: CopiedRows): CopiedWeek => ({
  created,
  skipped: skipped.map(({ work_date, like, reason }) => ({ work_date, ...presentPurpose(like), reason })),
  rows: rows.map(presentPurpose),
});

interface CopiedRows {
  readonly created: number;
  readonly skipped: readonly {
    readonly work_date: string;
    readonly like: EntryRow;
    readonly reason: string;
  }[];
  readonly rows: readonly EntryRow[];
}
