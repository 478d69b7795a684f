import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../messages.ts';
import type { Block } from '../rows.ts';
import { hoursOf } from '../shift-fields.ts';
import { useRefresh } from '../use-refresh.ts';
import { whyRefused } from '../why-refused.ts';
import { carryOut, type Undo } from './carry-out.ts';
import { stepFor, type Target, withMove } from './moved.ts';

/** Moves a booking. */
export type Move = (block: Block, target: Target) => void;

/** Moves bookings: shown at once, put back with the reason when the server refuses, undone by the toast. */
export function useMoves(queryKey: QueryKey, onLook: (block: Block, target: Target) => void): Move {
  const client = useQueryClient();
  const format = useFormat();
  const refresh = useRefresh();
  const undone = (undo: Undo) =>
    undo()
      .catch((error: unknown) =>
        toast.show({ title: t('not_undone'), message: whyRefused(error), err: error }),
      )
      .finally(refresh);
  return (block, target) => {
    const before = client.getQueryData<Roster>(queryKey);
    const step = before && stepFor(block, target, before.shifts);
    if (!before || !step) return;
    // An answer that is on its way knows nothing of the move.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, withMove(before, block, target, step));
    const where = {
      name: (target.member ?? block.booking.member).name,
      place: `${format.day(target.day, 'weekday')}, ${hoursOf(block.shift)}`,
    };
    carryOut(block, target, step)
      .then(
        (undo) =>
          toast.show({
            title: t(target.member ? 'moved' : 'opened', where),
            action: { onSelect: () => void undone(undo) },
          }),
        (error: unknown) => {
          client.setQueryData(queryKey, before);
          toast.show({
            ...{ title: t('not_moved'), message: whyRefused(error), err: error },
            ...(target.member && step.kind !== 'shift' && step.kind !== 'copy'
              ? { action: { label: t('look'), onSelect: () => onLook(block, target) } }
              : {}),
          });
        },
      )
      .finally(refresh);
  };
}
