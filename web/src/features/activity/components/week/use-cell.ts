import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { formatDuration } from '../../../../ui/number/duration.ts';
import { useSetCell } from '../../effects/use-cell-write.ts';
import { activityWeek } from '../../queries.ts';
import type { CellDrafts } from './cell-drafts.ts';
import { cellKey } from './week-rows.ts';
import { withCell } from './with-cell.ts';

/**
 * Sets the hours of a cell: shown at once, put right by the server's answer, or kept until it can be sent. What wasn't
 * answered for want of a session stays a draft.
 */
export function useCell(week: ActivityWeek, drafts: CellDrafts) {
  const client = useQueryClient();
  const { mutateAsync } = useSetCell();
  return (row: WeekRow, column: number, duration_s: number) => {
    const cell = row.cells[column];
    if (!cell) return;
    const key = cellKey(row, cell);
    if (cell.duration_s === duration_s) return drafts.remove(key);
    const putBack = show(client, week, row, column, duration_s);
    drafts.write(key, duration_s > 0 ? formatDuration(duration_s) : '');
    mutateAsync({ row, cell, duration_s }).then(
      ({ kept }) => {
        drafts.remove(key);
        // What waits is added to the week without the week's being changed.
        if (kept) putBack();
      },
      (error: unknown) => {
        putBack();
        if (isRefused(error)) drafts.remove(key);
      },
    );
  };
}

/** The server read it and said no, with a reason that the toast tells. */
const isRefused = (error: unknown): boolean =>
  isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 401;

function show(
  client: QueryClient,
  { from }: ActivityWeek,
  row: WeekRow,
  column: number,
  seconds: number,
): () => void {
  const { queryKey } = activityWeek(from);
  const before = client.getQueryData(queryKey);
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (week: ActivityWeek | undefined) => week && withCell(week, row, column, seconds),
  );
  return () => client.setQueryData(queryKey, before);
}
