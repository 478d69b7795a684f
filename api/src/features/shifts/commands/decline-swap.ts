import type { Context } from '../../../platform/context.ts';
import type { SwapRow } from '../queries/swaps.ts';
import { requireSwapStep } from '../rules/swap-steps.ts';
import { holdSwap, type Seen } from '../writing/hold-swap.ts';
import { stepSwap } from '../writing/step-swap.ts';

/** Says no to what the caller is asked, also after having said yes. Throws 404, 412, 422 `swap-step`, `swap-expired`. */
export const declineSwap = async (
  context: Context,
  { reason, ...seen }: Seen & { readonly reason?: string | undefined },
): Promise<void> => {
  const isTheirs = ({ counterpart_id }: SwapRow) =>
    counterpart_id !== null && counterpart_id === context.member;
  const { swap } = await holdSwap(context, seen, { isTheirs });
  requireSwapStep(swap, 'declined');
  await stepSwap(context, swap, ['declined'], { status_reason: reason ?? null });
};
