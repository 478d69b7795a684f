import type { Context } from '../../../platform/context.ts';
import { type AssignmentRow, findAssignment, type HeldShift } from '../queries/hold.ts';
import type { SwapRow } from '../queries/swaps.ts';
import { bookingsOf, requireUnchanged } from '../rules/swap-facts.ts';
import { requireSomebodyElses, requireSwapStep } from '../rules/swap-steps.ts';
import { bookMember } from '../writing/book-member.ts';
import { freePlace } from '../writing/free-place.ts';
import { holdSwap, type Seen } from '../writing/hold-swap.ts';
import { judgeTakings, type Taking } from '../writing/judge-takings.ts';
import { stepSwap } from '../writing/step-swap.ts';

/**
 * Approves a request and applies it at once: all or nothing. Throws 404, 412, and 422 `swap-step`, `swap-expired`, `own-swap`,
 * `swap-changed`, `shift-full`, `already-on-it`, or of a conflict that somebody would have, with the rows concerned.
 */
export const approveSwap = async (context: Context, seen: Seen): Promise<void> => {
  const { swap, shiftOf } = await holdSwap(context, seen);
  requireSwapStep(swap, 'approved');
  requireSomebodyElses(context, swap);
  const bookings = await requireFacts(context, swap, shiftOf);
  const judged = await judgeTakings(context, takingsOf(swap, bookings, shiftOf));
  // Both are off before either is on, so that overlapping shifts don't exclude each other on the way.
  for (const booking of bookings) await freePlace(context, booking, true);
  for (const { shift, known, member_id, booking } of judged)
    await bookMember(context, shift, known, {
      ...{ member_id, booking, overridden: [], override_reason: null, how: 'swapped' },
    });
  const decided = { decided_by: context.member, decided_at: context.now.toISOString() };
  await stepSwap(context, swap, ['approved', 'applied'], decided);
};

/** The bookings as they are, where that is as it was asked. */
const requireFacts = async (
  context: Context,
  swap: SwapRow,
  shiftOf: (id: string) => HeldShift,
): Promise<AssignmentRow[]> => {
  const facts = await Promise.all(
    bookingsOf(swap).map(async (booking, at) => ({
      ...booking,
      now: await findAssignment(context, swap.project_id, booking.id),
      shift: shiftOf((at === 0 ? null : swap.other_shift_id) ?? swap.shift_id),
    })),
  );
  requireUnchanged(facts);
  return facts.flatMap(({ now }) => now ?? []);
};

/** Who gets what: nobody anything where a place is to be open. */
const takingsOf = (
  { requester_id, requester_name, counterpart_id, counterpart_name }: SwapRow,
  [given, got]: readonly AssignmentRow[],
  shiftOf: (id: string) => HeldShift,
): Taking[] => {
  if (!given || !counterpart_id) return [];
  const taking = (taken: AssignmentRow, gives: AssignmentRow | undefined) => ({
    ...{ shift: shiftOf(taken.shift_id), booking: taken.booking, takes: taken.id, gives: gives?.id ?? null },
  });
  return [
    { member_id: counterpart_id, name: counterpart_name ?? '', ...taking(given, got) },
    ...(got ? [{ member_id: requester_id, name: requester_name, ...taking(got, given) }] : []),
  ];
};
