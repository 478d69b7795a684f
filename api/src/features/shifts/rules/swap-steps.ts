import { brokenRule } from '#contract/errors.ts';
import { nextSwapStatuses, type SwapStatus } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { SwapRow } from '../queries/swaps.ts';

const NAMES: Readonly<Record<SwapStatus, string>> = {
  pending: 'waits for whoever it was asked of',
  accepted: 'is accepted',
  approved: 'is approved',
  applied: 'was approved',
  declined: 'was declined',
  cancelled: 'was taken back',
  expired: 'has expired: a shift of it has begun',
};

/** Throws 422 `swap-step` unless a request may be brought to a state from the one that it is in; `swap-expired` by the clock. */
export const requireSwapStep = (
  { state, counterpart_id }: Pick<SwapRow, 'state' | 'counterpart_id'>,
  to: SwapStatus,
): void => {
  if (nextSwapStatuses(state, counterpart_id !== null).includes(to)) return;
  const rule = state === 'expired' ? 'swap-expired' : 'swap-step';
  throw brokenRule(rule, '', `This request ${NAMES[state]}: nothing was changed.`);
};

/** Nobody decides for a project on what they asked, or were asked. Throws 422 `own-swap`. */
export const requireSomebodyElses = (
  { member }: Pick<Context, 'member'>,
  { requester_id, counterpart_id }: Pick<SwapRow, 'requester_id' | 'counterpart_id'>,
): void => {
  if (member === null || (member !== requester_id && member !== counterpart_id)) return;
  throw brokenRule('own-swap', '', 'This is your own: somebody else who plans this project decides on it.');
};
