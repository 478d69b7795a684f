import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { proposalOf } from '../rules/proposal.ts';
import { findConflicts } from './conflicts.ts';
import { type AssignmentRow, holdShifts, isPlanned, listAssignments } from './hold.ts';

/** Somebody who takes a place, and what is in the way of that by now. */
export interface Standing {
  readonly booking: AssignmentRow;
  readonly conflicts: readonly Conflict[];
}

/** Whoever takes a place on some shifts of a project, which are held, and what is in their way. Throws 404. */
export const findStanding = async (
  context: Context,
  project: string,
  shifts: readonly string[],
): Promise<Standing[]> => {
  const held = await holdShifts(context, project, shifts);
  const lists = await Promise.all(shifts.map((id) => listAssignments(context, id)));
  const bookings = lists.flat().filter(isPlanned);
  const proposals = bookings.map(({ id, shift_id, member_id, booking }) =>
    proposalOf(held(shift_id), { member_id, booking, except: [id] }),
  );
  const found = await findConflicts(context, project, proposals);
  return bookings.map((booking, at) => ({ booking, conflicts: found[at] ?? [] }));
};
