import type { Shift } from '#contract/shifts/shapes.ts';
import type { Booking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { holdShift, requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { proposalOf } from '../rules/proposal.ts';
import { bookMember, requirePlace } from '../writing/book-member.ts';
import { requireNoConflict } from '../writing/require-no-conflict.ts';

interface Offer {
  readonly project: string;
  readonly shift: string;
  readonly member_id: string;
  readonly booking: Booking;
  readonly override_reason?: string | undefined;
}

/** Puts somebody on a shift. Throws 404, 422 `shift-over`, `already-on-it`, `shift-full`, or with the rule of a conflict. */
export const assignMember = async (
  context: Context,
  { project, shift: id, member_id, booking, override_reason }: Offer,
): Promise<Shift> => {
  await requireSeenProject(context, project);
  const shift = await holdShift(context, project, id);
  requireAlive(shift);
  const known = await requirePlace(context, shift, member_id);
  const proposal = proposalOf(shift, { member_id, booking, except: known ? [known.id] : [] });
  const overridden = await requireNoConflict(context, project, proposal, override_reason);
  const reason = overridden.length > 0 ? (override_reason ?? null) : null;
  await bookMember(context, shift, known, { member_id, booking, overridden, override_reason: reason });
  return readShift(context, project, id);
};
