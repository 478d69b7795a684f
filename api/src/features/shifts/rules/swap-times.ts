import type { Side } from '../queries/swap-sides.ts';

/** The counterpart's booking as a request keeps it. */
export const otherColumns = ({ shift_id, id, told_from, told_to }: Side) => ({
  ...{
    other_shift_id: shift_id,
    other_assignment_id: id,
    other_starts_at: told_from,
    other_ends_at: told_to,
  },
});

/** The earlier of two instants. */
export const firstOf = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? one : other;
