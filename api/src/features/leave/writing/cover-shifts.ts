import { brokenRule } from '#contract/errors.ts';
import type { ShiftDecision } from '#contract/leave/deciding-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { holdMembers, holdShifts } from '../../shifts/queries.ts';
import type { HeldLeave } from '../queries/requests.ts';
import { type BookingRow, listBookings } from '../queries/uncovered.ts';
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
  if (decisions.length === 0) return;
  await holdConcerned(context, await listBookings(context, leave), decisions);
  // Once more, now that nobody else changes them.
  const bookings = await listBookings(context, leave);
  const chosen = decisions.map((decision, at) => {
    const field = `shifts.${at}`;
    return { decision, field, booking: requireBooking(context, bookings, decision, field) };
  });
  // One by one: whoever takes two of them is judged with the first for the second.
  for (const { booking, decision, field } of chosen) await coverShift(context, booking, decision, field);
};

/** Shifts before people and each in one order, as everybody does who plans, so that nobody waits for each other. */
const holdConcerned = async (
  context: Context,
  bookings: readonly BookingRow[],
  decisions: readonly ShiftDecision[],
): Promise<void> => {
  const named = new Set(decisions.map(({ assignment_id }) => assignment_id));
  const byProject = Map.groupBy(
    bookings.filter(({ id }) => named.has(id)),
    ({ project_id }) => project_id,
  );
  for (const project of [...byProject.keys()].sort())
    await holdShifts(
      context,
      project,
      (byProject.get(project) ?? []).map(({ shift_id }) => shift_id),
    );
  await holdMembers(
    context,
    decisions.flatMap(({ member_id }) => member_id ?? []),
  );
};

const requireBooking = (
  context: Context,
  bookings: readonly BookingRow[],
  { assignment_id, version }: ShiftDecision,
  field: string,
): BookingRow => {
  const booking = bookings.find(({ id }) => id === assignment_id);
  if (!booking || booking.version !== version)
    throw brokenRule(
      'shift-changed',
      field,
      'Somebody changed this booking meanwhile. Load the shifts again.',
    );
  if (canPlan(context, booking.project_id)) return booking;
  throw brokenRule(
    'shift-right',
    field,
    `You may not plan ${booking.project_name}: leave this shift as it is.`,
  );
};

const coverShift = async (
  context: Context,
  booking: BookingRow,
  { action, member_id }: ShiftDecision,
  field: string,
): Promise<void> => {
  await takeOff(context, booking);
  const { id, shift_id, project_id: project, day } = booking;
  const data = { shift_id, day, leave: true };
  await context.record({
    ...{ type: 'assignment.removed', subject: { type: 'assignment', id }, project, data },
    changes: { member_id: [booking.member_id, null] },
  });
  if (action === 'open') return;
  if (!member_id) throw brokenRule('substitute-needed', field, 'Choose who takes this shift.');
  await requireSubstitute(context, booking, member_id, field);
  const placed = await putOn(context, booking, member_id);
  await context.record({
    ...{ type: 'assignment.offered', subject: { type: 'assignment', id: placed }, project, data },
    changes: { member_id: [null, member_id], booking: [null, booking.booking] },
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

/** Whoever was taken off the same shift and wasn't told is back as they were, so that nobody is told of a change that isn't one. */
const putOn = async (
  { db, organization }: Context,
  booking: BookingRow,
  member_id: string,
): Promise<string> => {
  const { shift_id, project_id, day, starts_at, ends_at, break_min } = booking;
  const back = await db
    .updateTable('assignments')
    .set({ archived_at: null, booking: booking.booking, overridden: [], override_reason: null })
    .where('org_id', '=', organization)
    .where('shift_id', '=', shift_id)
    .where('member_id', '=', member_id)
    .where('archived_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', ['offered', 'confirmed'])
    .returning('id')
    .executeTakeFirst();
  if (back) return back.id;
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
