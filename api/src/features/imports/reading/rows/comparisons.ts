import type { CellWarning } from '#contract/imports/preview.ts';
import { daySeconds } from '../../../../platform/files/dates.ts';
import type { Columns } from '../formats/columns.ts';
import { headerOf } from '../formats/columns.ts';
import { personKey } from '../summary.ts';
import type { FileEntry } from './entry.ts';

const DAY = 86_400;

/** Warnings that only show when rows are compared: overlaps of one person, and days with more than 24 hours. */
export const compareRows = (entries: readonly FileEntry[], columns: Columns): CellWarning[] => {
  const people = Map.groupBy(entries, ({ person }) => personKey(person));
  return [...people.values()].flatMap((own) => [...overlaps(own, columns), ...longDays(own, columns)]);
};

const overlaps = (entries: readonly FileEntry[], columns: Columns): CellWarning[] => {
  const timed = entries
    .flatMap((entry) => interval(entry) ?? [])
    .sort((a, b) => a.from - b.from || a.entry.row - b.entry.row);
  let latest = timed[0];
  return timed.slice(1).flatMap((current) => {
    const earlier = latest;
    if (!earlier || current.to > earlier.to) latest = current;
    if (!earlier || current.from >= earlier.to || current.to === current.from) return [];
    return {
      code: 'overlap' as const,
      row: current.entry.row,
      column: headerOf(columns, 'startTime', 'startDate'),
      value: current.entry.span.start ?? '',
      message: `This overlaps row ${earlier.entry.row} of the same person. Both are imported.`,
    };
  });
};

/** Duration and end may differ by rounding; the shorter of them keeps neighbours from looking like overlaps. */
const interval = (entry: FileEntry) => {
  const { start, end, durationSeconds } = entry.span;
  if (start === null) return null;
  const from = instant(start);
  const to = from + durationSeconds;
  return { entry, from, to: end === null ? to : Math.max(from, Math.min(to, instant(end))) };
};

const instant = (wallClock: string): number =>
  daySeconds(wallClock.slice(0, 10)) + clockSeconds(wallClock.slice(11));

const clockSeconds = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

const longDays = (entries: readonly FileEntry[], columns: Columns): CellWarning[] =>
  [...Map.groupBy(entries, ({ span }) => span.workDate)].flatMap(([day, ofDay]) => {
    const total = ofDay.reduce((sum, { span }) => sum + span.durationSeconds, 0);
    const last = ofDay.at(-1);
    if (!last || total <= DAY) return [];
    return {
      code: 'long_day' as const,
      row: last.row,
      column: headerOf(columns, 'startDate'),
      value: day,
      message: `The rows of this person add up to more than 24 hours on ${day}.`,
    };
  });
