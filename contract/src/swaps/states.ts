import { z } from 'zod';

/** `swap` = two people exchange bookings, `drop` = one gives theirs up. */
export const SWAP_KINDS = ['swap', 'drop'] as const;
/** What is asked for. */
export const swapKind = z.enum(SWAP_KINDS);
/** What is asked for. */
export type SwapKind = z.infer<typeof swapKind>;

/** The states of a request, in the order of its life: what is approved is applied at once. */
export const SWAP_STATUSES = [
  'pending',
  'accepted',
  'approved',
  'applied',
  'declined',
  'cancelled',
  'expired',
] as const;
/** A state of a request. */
export const swapStatus = z.enum(SWAP_STATUSES);
/** A state of a request. */
export type SwapStatus = z.infer<typeof swapStatus>;

/** States in which something can still become of a request. */
export const OPEN_SWAPS = ['pending', 'accepted'] as const satisfies readonly SwapStatus[];

const NEXT = {
  pending: ['accepted', 'approved', 'declined', 'cancelled', 'expired'],
  accepted: ['approved', 'declined', 'cancelled', 'expired'],
  approved: ['applied'],
  applied: [],
  declined: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<SwapStatus, readonly SwapStatus[]>;

/** True for a request that waits for the project's decision, rather than for somebody's word. */
export const isToDecide = (status: SwapStatus, isAsked: boolean): boolean =>
  nextSwapStatuses(status, isAsked).includes('approved');

/** States that a request may be brought to; where somebody is asked, it is approved only once they have accepted. */
export const nextSwapStatuses = (status: SwapStatus, isAsked: boolean): readonly SwapStatus[] =>
  NEXT[status].filter((next) => (status === 'pending' ? next !== (isAsked ? 'approved' : 'accepted') : true));
