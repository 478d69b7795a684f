import type { Context } from '../../../platform/context.ts';
import type { AssignmentRow, HeldShift } from '../queries/hold.ts';
import { requireNoConflicts } from './require-no-conflict.ts';

/**
 * Judges the bookings of a shift as it is about to be, and keeps with each why it is planned in spite of a conflict. Throws 422 with
 * the rule of the first.
 */
export const recheckBookings = async (
  context: Context,
  { project_id, starts_at, ends_at, day, break_min, skills }: HeldShift,
  bookings: readonly AssignmentRow[],
  override_reason: string | undefined,
): Promise<void> => {
  const time = { starts_at, ends_at, day, break_min, skills };
  const proposals = bookings.map(({ id, member_id, booking }) => ({
    ...time,
    member_id,
    booking,
    except: [id],
  }));
  const overridden = await requireNoConflicts(context, project_id, proposals, override_reason);
  for (const [at, { id, overridden: before }] of bookings.entries()) {
    const rules = overridden[at] ?? [];
    if (rules.length === 0 && before.length === 0) continue;
    await context.db
      .updateTable('assignments')
      .set({ overridden: rules, override_reason: rules.length > 0 ? (override_reason ?? null) : null })
      .where('org_id', '=', context.organization)
      .where('id', '=', id)
      .execute();
  }
};
