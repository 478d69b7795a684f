import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingRow, findObstacle } from '../queries/uncovered.ts';
import { listApprovedLeave } from '../queries.ts';

/** Throws 422 `not-working`, `overlap` or `leave` where somebody can't take a shift. */
export const requireSubstitute = async (
  context: Context,
  booking: BookingRow,
  member: string,
  field: string,
): Promise<void> => {
  const { person, booked } = await findObstacle(context, member, booking);
  if (!person)
    throw brokenRule('not-working', field, 'They aren’t on the team on that day. Choose somebody else.');
  if (booked)
    throw brokenRule(
      'overlap',
      field,
      `${person.name} has another shift at that time. Choose somebody else.`,
    );
  const [away] = await listApprovedLeave(context, [member], booking.starts_at, booking.ends_at);
  if (away) throw brokenRule('leave', field, `${person.name} is away at that time. Choose somebody else.`);
};
