import { addDays } from '#contract/activity/rules.ts';
import { DAYS_AHEAD } from '#contract/dashboard/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listOwnShifts } from '../../shifts/queries.ts';

/** A shift as whoever works it is told of it. */
export type OwnShift = Awaited<ReturnType<typeof listOwnShifts>>[number];

/** Somebody's shifts from a day on that aren't over, cancelled or declined. */
export const listShiftsAhead = async (
  context: Context,
  member: string,
  today: string,
): Promise<readonly OwnShift[]> => {
  const shifts = await listOwnShifts(context, member, {
    from: addDays(today, -1),
    to: addDays(today, DAYS_AHEAD - 1),
  });
  const now = context.now.toISOString();
  return shifts.filter(
    ({ cancelled, ends_at, mine }) =>
      !cancelled && ends_at > now && mine.status !== 'declined' && mine.status !== 'no_show',
  );
};
