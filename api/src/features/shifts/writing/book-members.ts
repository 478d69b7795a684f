import type { Context } from '../../../platform/context.ts';
import type { HeldShift } from '../queries/hold.ts';
import { bookingOf, type Placing, placedEvent } from './book-member.ts';
import { refusingOverlap } from './refusing-overlap.ts';

interface Booking {
  readonly shift: HeldShift;
  readonly placing: Placing;
}

/** Puts people on shifts that are held and that they were never on, once nothing is in the way. */
export const bookMembers = async (context: Context, bookings: readonly Booking[]): Promise<void> => {
  if (bookings.length === 0) return;
  const rows = await refusingOverlap(
    context.db
      .insertInto('assignments')
      .values(
        bookings.map(({ shift, placing }) => ({
          ...bookingOf(context, shift, placing),
          org_id: context.organization,
        })),
      )
      .returning('id')
      .execute(),
  );
  await context.record(
    ...bookings.map(({ shift, placing }, at) => placedEvent(rows[at]?.id ?? '', shift, placing)),
  );
};
