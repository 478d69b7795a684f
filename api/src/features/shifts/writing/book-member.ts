import type { ConflictRule } from '#contract/conflicts/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Booking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { type AssignmentRow, type HeldShift, isPlanned, listAssignments } from '../queries/hold.ts';
import { refusingOverlap } from './refusing-overlap.ts';

/** Somebody for a shift, once nothing is in the way, or in spite of what is. */
export interface Placing {
  readonly member_id: string;
  readonly booking: Booking;
  readonly overridden: readonly ConflictRule[];
  readonly override_reason: string | null;
  /** Whoever is `taken` or `swapped` in has said yes to it, and so knows of it; `offered` unless said otherwise. */
  readonly how?: 'offered' | 'taken' | 'swapped';
}

/** A place for somebody on a shift that is held, and what they were to it before. Throws 422 `already-on-it`, `shift-full`. */
export const requirePlace = async (
  context: Context,
  shift: HeldShift,
  member: string,
  { except, counts = isPlanned }: { except?: string; counts?: (row: AssignmentRow) => boolean } = {},
): Promise<AssignmentRow | undefined> => {
  const rows = await listAssignments(context, shift.id);
  const known = rows
    .filter(({ member_id }) => member_id === member)
    .sort((one, other) => Number(one.archived_at !== null) - Number(other.archived_at !== null))[0];
  if (known?.archived_at === null && known.status !== 'declined' && known.id !== except)
    throw brokenRule('already-on-it', 'member_id', 'They are on this shift already.');
  const taken = rows.filter((row) => row.id !== except && row.id !== known?.id && counts(row)).length;
  if (taken >= shift.headcount)
    throw brokenRule('shift-full', '', 'Every place of this shift is taken: load the roster again.');
  return known?.id === except ? undefined : known;
};

/** Somebody's booking of a shift, as it is stored. */
export const bookingOf = ({ now }: Context, shift: HeldShift, placing: Placing) => {
  const { id: shift_id, project_id, day, starts_at, ends_at, break_min } = shift;
  const { member_id, booking, overridden, override_reason, how = 'offered' } = placing;
  return {
    ...{ shift_id, project_id, day, starts_at, ends_at, break_min, member_id, booking, override_reason },
    ...{ overridden: [...overridden], archived_at: null, status_reason: null },
    ...(how === 'offered' ? {} : { status: 'confirmed' as const, published_at: now.toISOString() }),
  };
};

/** What is told of a booking; `before` = how they were booked there already. */
export const placedEvent = (
  id: string,
  { id: shift_id, project_id, day }: HeldShift,
  { member_id, booking, overridden, override_reason: reason, how = 'offered' }: Placing,
  before: Booking | null = null,
): NewEvent => ({
  type: `assignment.${how}`,
  subject: { type: 'assignment', id },
  project: project_id,
  changes: { member_id: [null, member_id], booking: [before, booking] },
  data: { shift_id, day, ...(reason ? { overridden, reason } : {}) },
});

/**
 * Puts somebody on a shift that is held; answers the booking's id. Whoever was taken off and wasn't told is back as they were;
 * whoever declined is asked anew.
 */
export const bookMember = async (
  context: Context,
  shift: HeldShift,
  known: AssignmentRow | undefined,
  placing: Placing,
): Promise<string> => {
  const { db, organization } = context;
  const isBack = known?.archived_at != null && known.status !== 'declined';
  const isAsked = known && !isBack && (placing.how ?? 'offered') === 'offered';
  const row = {
    ...bookingOf(context, shift, placing),
    ...(isAsked ? { status: 'offered' as const, published_at: null } : {}),
  };
  const { id } = await refusingOverlap(
    known
      ? db
          .updateTable('assignments')
          .set(row)
          .where('org_id', '=', organization)
          .where('id', '=', known.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : db
          .insertInto('assignments')
          .values({ ...row, org_id: organization })
          .returning('id')
          .executeTakeFirstOrThrow(),
  );
  await context.record(placedEvent(id, shift, placing, known?.booking ?? null));
  return id;
};
