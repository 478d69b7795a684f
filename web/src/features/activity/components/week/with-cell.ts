import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { rowKey } from './week-rows.ts';

/** A week with other hours in one cell, all sums with it. */
export function withCell(week: ActivityWeek, row: WeekRow, column: number, seconds: number): ActivityWeek {
  const isSame = (other: WeekRow) => rowKey(other) === rowKey(row);
  const now = week.rows.find(isSame) ?? row;
  const more = seconds - (now.cells[column]?.duration_s ?? 0);
  const changed: WeekRow = {
    ...now,
    total_s: now.total_s + more,
    cells: now.cells.map((cell, at) => (at === column ? { ...cell, duration_s: seconds } : cell)),
  };
  return {
    ...week,
    rows: week.rows.some(isSame)
      ? week.rows.map((other) => (isSame(other) ? changed : other))
      : [...week.rows, changed],
    days: week.days.map((day, at) => (at === column ? { ...day, total_s: day.total_s + more } : day)),
    total_s: week.total_s + more,
  };
}
