import { brokenRule } from '#contract/errors.ts';
import type { ShiftDecision } from '#contract/leave/deciding-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { HeldLeave } from '../queries/requests.ts';
import { type BookingRow, listBookings, lockShift } from '../queries/uncovered.ts';
import { canPlan } from '../rules/may.ts';
import { requireSubstitute } from '../rules/substitute.ts';

/**
 * Takes somebody on leave off shifts, and puts substitutes there where they are named. Throws 422 beside `shifts.{n}` where a
 * booking has changed, the caller may not plan there, or something keeps the substitute from it.
 */
export const coverShifts = async (
  context: Context,
  leave: HeldLeave,
  decisions: readonly ShiftDecision[],
): Promise<void> => {
  const bookings = decisions.length > 0 ? await listBookings(context, leave) : [];
  // In one order, so that two approvals at once never wait for each other.
  const inOrder = decisions
    .map((decision, at) => ({ decision, field: `shifts.${at}` }))
    .toSorted((one, other) => (one.decision.assignment_id < other.decision.assignment_id ? -1 : 1));
  for (const { decision, field } of inOrder) {
    const booking = bookings.find(({ id }) => id === decision.assignment_id);
    if (!booking || booking.version !== decision.version)
      throw brokenRule(
        'shift-changed',
        field,
        'Somebody changed this booking meanwhile. Load the shifts again.',
      );
    if (!canPlan(context, booking.project_id))
      throw brokenRule(
        'shift-right',
        field,
        `You may not plan ${booking.project_name}: leave this shift as it is.`,
      );
    await coverShift(context, booking, decision, field);
  }
};

const coverShift = async (
  context: Context,
  booking: BookingRow,
  { action, member_id }: ShiftDecision,
  field: string,
): Promise<void> => {
  await lockShift(context, booking.shift_id);
  await takeOff(context, booking);
  const data = { shift_id: booking.shift_id, leave: true };
  const off = { type: 'assignment.removed', subject: { type: 'assignment', id: booking.id } } as const;
  await context.record({ ...off, project: booking.project_id, data });
  if (action === 'open') return;
  if (!member_id) throw brokenRule('substitute-needed', field, 'Choose who takes this shift.');
  await requireSubstitute(context, booking, member_id, field);
  const id = await putOn(context, booking, member_id);
  await context.record({
    ...{ type: 'assignment.created', subject: { type: 'assignment', id }, project: booking.project_id },
    data: { ...data, member_id },
  });
};

/** Archived until its person is told, and deleted where they never were (decision 111). */
const takeOff = async (
  { db, organization, now }: Context,
  { id, published_at }: BookingRow,
): Promise<void> => {
  if (published_at === null) {
    await db.deleteFrom('assignments').where('org_id', '=', organization).where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('assignments')
    .set({ archived_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

const putOn = async (
  { db, organization }: Context,
  booking: BookingRow,
  member_id: string,
): Promise<string> => {
  const { shift_id, project_id, day, starts_at, ends_at, break_min } = booking;
  const { id } = await db
    .insertInto('assignments')
    .values({
      ...{ org_id: organization, shift_id, project_id, member_id, booking: booking.booking },
      ...{ day, starts_at, ends_at, break_min },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
