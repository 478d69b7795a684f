import type { ActivityWeek, CopiedWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { addDays, isBeforeEditWindow, isEditable, isTooFarAhead } from '#contract/activity/rules.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { statusOfDay } from '../rules/findings.ts';
import { groupByPurpose } from '../rules/grouping.ts';
import { plannedMinutes, total } from './day.ts';
import { presentPurpose } from './entry.ts';

/** A week at a glance, from its first day and its entries. */
export const presentWeek = (
  settings: TimeSettings,
  from: string,
  entries: readonly EntryRow[],
): ActivityWeek => {
  const dates = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  const days = dates.map((date) => {
    const ofDay = entries.filter(({ work_date }) => work_date === date);
    return {
      date,
      planned_minutes: plannedMinutes(settings, date),
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

const presentCell = ({ today, edit_window_days }: TimeSettings, date: string, row: readonly EntryRow[]) => {
  const entries = row.filter(({ work_date }) => work_date === date);
  const isOpen = !isBeforeEditWindow(date, today, edit_window_days) && !isTooFarAhead(date, today);
  return {
    date,
    duration_s: total(entries),
    entry_ids: entries.map(({ id }) => id),
    editable: isOpen && entries.length < 2 && entries.every(({ status }) => isEditable(status)),
  };
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
