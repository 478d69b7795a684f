import { conflictRefusal, worstOf } from '#contract/conflicts/refusal.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findConflicts } from '../../shifts/queries.ts';
import { type BookingRow, isOnShift } from '../queries/uncovered.ts';

/**
 * Throws 422 where somebody can't take a booking: `already-on-it`, or the rule of what the engine of conflicts finds, beside `field`
 * and beside `rows.{id}` of everything concerned. In spite of a conflict people are planned in the roster, with a reason.
 */
export const requireSubstitute = async (
  context: Context,
  { starts_at, ends_at, day, break_min, skills, booking, project_id, shift_id }: BookingRow,
  member_id: string,
  field: string,
): Promise<void> => {
  if (await isOnShift(context, shift_id, member_id))
    throw brokenRule(
      'already-on-it',
      field,
      'They are on this shift already, or declined it. Choose somebody else.',
    );
  const [conflicts = []] = await findConflicts(context, project_id, [
    { member_id, starts_at, ends_at, day, break_min, skills, booking, except: [] },
  ]);
  const worst = worstOf(conflicts);
  if (worst) throw conflictRefusal(worst, conflicts, field);
};
