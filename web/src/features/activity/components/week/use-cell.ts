import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { useSetCell } from '../../mutations.ts';
import { activityWeek } from '../../queries.ts';
import { rowKey } from './week-rows.ts';

/** Sets the hours of a cell: shown at once, put right by the server's answer. */
export function useCell(week: ActivityWeek) {
  const client = useQueryClient();
  const { mutate } = useSetCell();
  return (row: WeekRow, column: number, duration_s: number) => {
    const cell = row.cells[column];
    if (!cell || cell.duration_s === duration_s) return;
    show(client, week, row, column, duration_s);
    const { project, service } = row;
    const purpose = { project_id: project?.id ?? null, service_type_id: service?.id ?? null };
    mutate({ body: { work_date: cell.date, ...purpose, duration_s } });
  };
}

function show(
  client: QueryClient,
  { from }: ActivityWeek,
  row: WeekRow,
  column: number,
  seconds: number,
): void {
  const { queryKey } = activityWeek(from);
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (week: ActivityWeek | undefined) => week && withCell(week, row, column, seconds),
  );
}

/** A week with other hours in one cell, all sums with it. */
export function withCell(week: ActivityWeek, row: WeekRow, column: number, seconds: number): ActivityWeek {
  const more = seconds - (row.cells[column]?.duration_s ?? 0);
  const changed: WeekRow = {
    ...row,
    total_s: row.total_s + more,
    cells: row.cells.map((cell, at) => (at === column ? { ...cell, duration_s: seconds } : cell)),
  };
  const isSame = (other: WeekRow) => rowKey(other) === rowKey(row);
  return {
    ...week,
    rows: week.rows.some(isSame)
      ? week.rows.map((other) => (isSame(other) ? changed : other))
      : [...week.rows, changed],
    days: week.days.map((day, at) => (at === column ? { ...day, total_s: day.total_s + more } : day)),
    total_s: week.total_s + more,
  };
}
