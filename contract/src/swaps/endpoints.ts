import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import { judgedSwap, newSwap, swap } from './shapes.ts';
import { swapStatus } from './states.ts';

const may = (action: 'create' | 'accept-own' | 'approve') =>
  ({ scope: 'project', object: '/swaps', action }) as const;
const all = '/projects/:project_id/swaps';
const one = '/projects/:project_id/swaps/:swap_id';
const params = z.object({ project_id: id, swap_id: id });
const seen = z.object({ version: z.int('Say which version you saw.') });
const because = z.string().trim().min(1, 'Say why.').max(500, 'Use at most 500 characters.');
const list = z.object({ ...pageQuery.shape, status: several(swapStatus) });

/** What one asked of others, and others of oneself, the latest first. */
export const listOwnSwaps = endpoint({
  method: 'GET',
  path: '/swaps',
  summary: 'List my swaps',
  access: { scope: 'organization', object: '/swaps', action: 'read-own' },
  query: list,
  response: page(swap),
});

/** Everything that was asked on a project, the latest first, with what is in the way of what waits for a decision. */
export const listSwaps = endpoint({
  method: 'GET',
  path: all,
  summary: 'List swaps of a project',
  access: may('approve'),
  params: z.object({ project_id: id }),
  query: list,
  response: page(judgedSwap),
});

/**
 * Asks to exchange one's own booking, or to be rid of it. 422 `swap-names` for what a request of its kind names or doesn't, `swap-self`,
 * `swap-same-shift`, `swap-open` for a booking that is asked about already, `assignment-step`, `shift-over`, `stranger`, and the
 * rule of a conflict that the requester would have on the other shift.
 */
export const createSwap = endpoint({
  method: 'POST',
  path: all,
  summary: 'Ask for a swap or a drop',
  access: may('create'),
  params: z.object({ project_id: id }),
  body: newSwap,
  response: swap,
  status: 201,
});

/**
 * Says yes to what one is asked; with the booking that one gives where the request names none. 422 `swap-step`, `swap-expired`,
 * `swap-names`, `swap-changed`, or with the rule of a conflict that one would have.
 */
export const acceptSwap = endpoint({
  method: 'POST',
  path: `${one}/accept`,
  summary: 'Accept a swap',
  access: may('accept-own'),
  params,
  body: seen.extend({ assignment_id: id.optional() }),
  response: swap,
});

/** Says no to what one is asked, also after having said yes. 422 `swap-step`, `swap-expired`. */
export const declineSwap = endpoint({
  method: 'POST',
  path: `${one}/decline`,
  summary: 'Decline a swap',
  access: may('accept-own'),
  params,
  body: seen.extend({ reason: because.optional() }),
  response: swap,
});

/** Takes one's own request back. 422 `swap-step`, `swap-expired`. */
export const cancelSwap = endpoint({
  method: 'POST',
  path: `${one}/cancel`,
  summary: 'Take a request for a swap back',
  access: may('create'),
  params,
  body: seen,
  response: swap,
});

/**
 * Approves a request and applies it at once: everybody concerned is on their new shift, and knows. 422 with a field for each row
 * concerned (`rows.{id}`), and nothing is changed: `swap-changed` where a booking isn't as it was, `shift-full`, `already-on-it`,
 * `shift-over`, or the rule of a conflict; `own-swap`, `swap-step`, `swap-expired`.
 */
export const approveSwap = endpoint({
  method: 'POST',
  path: `${one}/approve`,
  summary: 'Approve a swap',
  access: may('approve'),
  params,
  body: seen,
  response: swap,
});

/** Declines a request for the project, with a reason. 422 `own-swap`, `swap-step`, `swap-expired`. */
export const rejectSwap = endpoint({
  method: 'POST',
  path: `${one}/reject`,
  summary: 'Reject a swap',
  access: may('approve'),
  params,
  body: seen.extend({ reason: because }),
  response: swap,
});
