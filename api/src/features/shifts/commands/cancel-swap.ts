import type { Context } from '../../../platform/context.ts';
import { requireSwapStep } from '../rules/swap-steps.ts';
import { holdSwap, type Seen } from '../writing/hold-swap.ts';
import { stepSwap } from '../writing/step-swap.ts';

/** Takes the caller's own request back. Throws 404, 412, 422 `swap-step`, `swap-expired`. */
export const cancelSwap = async (context: Context, seen: Seen): Promise<void> => {
  const { swap } = await holdSwap(context, seen, {
    isTheirs: ({ requester_id }) => requester_id === context.member,
  });
  requireSwapStep(swap, 'cancelled');
  await stepSwap(context, swap, ['cancelled']);
};
