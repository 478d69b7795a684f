import type { Booking } from '#contract/shifts/states.ts';
import type { Booked } from '../queries/conflicts.ts';
import type { HeldShift } from '../queries/hold.ts';

/** Somebody on a shift, as the engine of conflicts judges it; `except` = bookings of theirs that it would replace. */
export const proposalOf = (
  { starts_at, ends_at, day, break_min, skills }: Omit<HeldShift, 'version'>,
  who: { readonly member_id: string; readonly booking: Booking; readonly except: readonly string[] },
): Booked => ({ starts_at, ends_at, day, break_min, skills, ...who });
