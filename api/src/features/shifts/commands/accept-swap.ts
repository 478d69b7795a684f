import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findSide, requireSide, type Side } from '../queries/swap-sides.ts';
import type { SwapRow } from '../queries/swaps.ts';
import { bookingsOf, requireUnchanged } from '../rules/swap-facts.ts';
import { requireGiven } from '../rules/swap-names.ts';
import { requireSwapStep } from '../rules/swap-steps.ts';
import { firstOf, otherColumns } from '../rules/swap-times.ts';
import { holdSwap, type Seen } from '../writing/hold-swap.ts';
import { judgeTakings } from '../writing/judge-takings.ts';
import { stepSwap } from '../writing/step-swap.ts';

/**
 * Says yes to what the caller is asked, with the booking that they give where the request names none. Throws 404, 412, 422
 * `swap-step`, `swap-expired`, `swap-names`, `swap-same-shift`, `swap-changed`, or of a conflict that the caller would have.
 */
export const acceptSwap = async (
  context: Context,
  { assignment_id, ...seen }: Seen & { readonly assignment_id?: string | undefined },
): Promise<void> => {
  const isTheirs = ({ counterpart_id }: SwapRow) =>
    counterpart_id !== null && counterpart_id === context.member;
  const { swap, shiftOf } = await holdSwap(context, seen, { isTheirs });
  requireSwapStep(swap, 'accepted');
  requireGiven(swap, assignment_id);
  const given = assignment_id ? await requireOwn(context, swap, assignment_id) : null;
  const asked = await requireAsTold(context, swap);
  const { counterpart_id, counterpart_name, other_assignment_id } = swap;
  await judgeTakings(context, [
    {
      ...{ member_id: counterpart_id ?? '', name: counterpart_name ?? '', shift: shiftOf(swap.shift_id) },
      ...{ booking: asked.booking, takes: asked.id, gives: given?.id ?? other_assignment_id },
    },
  ]);
  const columns = given
    ? { ...otherColumns(given), expires_at: firstOf(swap.expires_at, given.told_from) }
    : {};
  await stepSwap(context, swap, ['accepted'], columns);
};

/** A booking of the caller's, in exchange. */
const requireOwn = async (context: Context, swap: SwapRow, id: string): Promise<Side> => {
  const field = 'assignment_id';
  const isWhose = (member: string) => member === context.member;
  const given = await requireSide(context, swap.project_id, { id, field, isWhose });
  if (given.shift_id === swap.shift_id)
    throw brokenRule('swap-same-shift', field, 'You are on this shift together: there is nothing to swap.');
  return given;
};

/** The requester's booking, where it is by what people were told as it was asked about. */
const requireAsTold = async (context: Context, swap: SwapRow): Promise<Side> => {
  const sides = await Promise.all(
    bookingsOf(swap).map(async (booking) => ({
      booking,
      side: await findSide(context, swap.project_id, booking.id),
    })),
  );
  requireUnchanged(
    sides.map(({ booking, side }) => ({
      ...booking,
      now: side,
      shift: {
        starts_at: side?.told_from ?? booking.starts_at,
        ends_at: side?.told_to ?? booking.ends_at,
        status: side?.cancelled ? 'cancelled' : 'published',
      },
    })),
  );
  const asked = sides[0]?.side;
  if (!asked) throw new Error('A request is about no booking.');
  return asked;
};
