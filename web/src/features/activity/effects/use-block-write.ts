import { onlineManager, useQueryClient } from '@tanstack/react-query';
import type { BlockCell } from '#contract/activity/block.ts';
import { setBlock } from '#contract/activity/block-endpoints.ts';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { send } from '../../../platform/call.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { ANSWERED_WITHIN_MS } from '../../../platform/offline/unsent/send-or-keep.ts';
import { unsent } from '../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../platform/person.ts';
import { withCell } from '../components/week/with-cell.ts';
import { refreshActivity } from '../mutations.ts';
import { activityWeek } from '../queries.ts';
import { useSetCell } from './use-cell-write.ts';

/** Hours for a cell of a row. */
export interface Target {
  readonly row: WeekRow;
  readonly column: number;
  readonly duration_s: number;
}

/** What came of a block: how many cells changed, and how to take it back. */
export interface BlockOutcome {
  readonly changed: number;
  /** True where it waits on this device. */
  readonly kept: boolean;
  readonly undo: () => Promise<unknown>;
}

/** How many cells can wait at once on a device without a network, each for itself. */
export const MOST_WAITING = 70;

/**
 * Sets a block of cells: shown at once, in one call, all or nothing. Without a network each cell waits like one that was
 * typed. Errors: CallError; of `block-refused` its fields say `cells.N`.
 */
export function useBlockWrite(week: ActivityWeek) {
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  const { mutateAsync: setOne } = useSetCell();
  const post = async (cells: readonly BlockCell[]) => {
    try {
      return await send(setBlock, { body: { cells }, organization, timeout: ANSWERED_WITHIN_MS });
    } finally {
      await refreshActivity(client);
    }
  };
  const keep = async (targets: readonly Target[]): Promise<BlockOutcome> => {
    const each = async (hours: (target: Target) => number) => {
      for (const target of targets) {
        const cell = target.row.cells[target.column];
        if (cell) await setOne({ row: target.row, cell, duration_s: hours(target) });
      }
    };
    await each(({ duration_s }) => duration_s);
    const undo = () => each(({ row, column }) => row.cells[column]?.duration_s ?? 0);
    return { changed: targets.length, kept: true, undo };
  };
  return async (targets: readonly Target[]): Promise<BlockOutcome> => {
    if (isWaiting()) return keep(targets);
    const putBack = show(client, week, targets);
    try {
      const { changed, undo } = await post(targets.map(cellOf));
      return { changed, kept: false, undo: async () => undo.length > 0 && (await post(undo)) };
    } catch (error) {
      putBack();
      if (!isCallError(error, 0) || targets.length > MOST_WAITING) throw error;
      return keep(targets);
    }
  };
}

/** True where a change would wait: without a network, and behind others that wait. */
export const isWaiting = (): boolean =>
  !onlineManager.isOnline() || unsent.now().writes.some(({ refusal }) => !refusal);

const cellOf = ({ row: { project, service, cells }, column, duration_s }: Target): BlockCell => ({
  work_date: cells[column]?.date ?? '',
  project_id: project?.id ?? null,
  service_type_id: service?.id ?? null,
  duration_s,
  seen_s: cells[column]?.duration_s ?? 0,
});

function show(
  client: ReturnType<typeof useQueryClient>,
  { from }: ActivityWeek,
  targets: readonly Target[],
): () => void {
  const { queryKey } = activityWeek(from);
  const before = client.getQueryData(queryKey);
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (week: ActivityWeek | undefined) =>
      week &&
      targets.reduce((now, { row, column, duration_s }) => withCell(now, row, column, duration_s), week),
  );
  return () => client.setQueryData(queryKey, before);
}
