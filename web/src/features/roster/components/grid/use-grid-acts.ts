import type { Shift } from '#contract/shifts/shapes.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useMoves } from '../../effects/moving/use-moves.ts';
import type { Block } from '../../effects/rows.ts';
import { useBookingWrites } from '../../effects/use-booking-writes.ts';
import { usePlanned } from '../../effects/use-planned.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from '../../messages.ts';
import type { ShownProps } from '../roster-props.ts';
import type { GridActs } from './grid-acts.ts';

/** What the grid's verbs do. */
export function useGridActs({ read, tasks, mayPlan, go }: ShownProps): GridActs {
  const { takeOff } = useBookingWrites();
  const { start } = tasks;
  const projects = usePlanned(read.roster);
  const replace = (block: Block, member_id: string | null) => start({ do: 'replace', block, member_id });
  const move = useMoves(read.key, (block, { member }) => replace(block, member?.id ?? null));
  const plan = {
    projects,
    add: (day: string, member_id: string | null) => start({ do: 'add', day, member_id }),
    move,
    assign: (shift: Shift, member: { id: string }) => start({ do: 'assign', shift, member_id: member.id }),
    replace: (block: Block) => replace(block, null),
    takeOff: (block: Block) =>
      void takeOff(block).catch((error: unknown) =>
        toast.show({ title: t('not_done'), message: whyRefused(error), err: error }),
      ),
  };
  return { open: (shift) => go({ shift: shift.id }), plan: mayPlan ? plan : undefined };
}
