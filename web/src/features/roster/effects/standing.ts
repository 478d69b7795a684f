import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import type { PersonRow } from './rows.ts';
import type { ConflictsOf } from './use-roster.ts';

const NOTHING: readonly Conflict[] = [];

/** What is in the way of a booking, apart from what somebody planned it in spite of. */
export function standing(
  conflicts: readonly Conflict[] | undefined,
  booking: Assignment,
): readonly Conflict[] {
  if (!conflicts || booking.unpublished === 'removed') return NOTHING;
  return conflicts.filter(({ rule }) => !booking.overridden.includes(rule));
}

/** True for a shift on which somebody is whom something is in the way of. */
export const isHindered = ({ people }: Shift, conflicts: ConflictsOf): boolean =>
  people.some((booking) => standing(conflicts.get(booking.id), booking).length > 0);

/** The bookings in these rows that something is in the way of, in their order. */
export const inTheWay = (rows: readonly PersonRow[], conflicts: ConflictsOf): string[] =>
  conflicts.size === 0
    ? []
    : rows.flatMap(({ cells }) =>
        cells
          .flat()
          .filter(({ booking }) => standing(conflicts.get(booking.id), booking).length > 0)
          .map(({ booking }) => booking.id),
      );
