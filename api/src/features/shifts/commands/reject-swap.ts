import type { Context } from '../../../platform/context.ts';
import { requireSomebodyElses, requireSwapStep } from '../rules/swap-steps.ts';
import { holdSwap, type Seen } from '../writing/hold-swap.ts';
import { stepSwap } from '../writing/step-swap.ts';

/** Declines a request for the project, with a reason. Throws 404, 412, 422 `swap-step`, `swap-expired`, `own-swap`. */
export const rejectSwap = async (
  context: Context,
  { reason, ...seen }: Seen & { readonly reason: string },
): Promise<void> => {
  const { swap } = await holdSwap(context, seen);
  requireSwapStep(swap, 'declined');
  requireSomebodyElses(context, swap);
  const decided = { decided_by: context.member, decided_at: context.now.toISOString() };
  await stepSwap(context, swap, ['declined'], { status_reason: reason, ...decided });
};
