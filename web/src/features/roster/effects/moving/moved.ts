import type { Roster } from '#contract/shifts/roster-shapes.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import type { Block } from '../rows.ts';

/** Where a booking is moved to: somebody's row, or the open places (`member` null), and a day. */
export interface Target {
  readonly member: { readonly id: string; readonly name: string } | null;
  readonly day: string;
}

/** What a move means for the plan. */
export type Step =
  /** Another person on the same shift. */
  | { readonly kind: 'person' }
  /** An open place of a like shift on that day. */
  | { readonly kind: 'place'; readonly shift: Shift }
  /** The shift itself, for nobody else is on it and it has no other place. */
  | { readonly kind: 'shift' }
  /** A new shift with one place. */
  | { readonly kind: 'copy' }
  /** Off the shift: its place is open. */
  | { readonly kind: 'open' };

const isLike = (one: Shift, other: Shift): boolean =>
  one.project.id === other.project.id &&
  one.start === other.start &&
  one.end === other.end &&
  one.service?.id === other.service?.id &&
  one.role === other.role &&
  one.site === other.site;

/** What has to be done for a booking to come to its target; undefined where it is there already. */
export function stepFor(
  { shift, booking }: Block,
  target: Target,
  shifts: readonly Shift[],
): Step | undefined {
  if (!target.member) return { kind: 'open' };
  if (target.day === shift.day)
    return target.member.id === booking.member.id ? undefined : { kind: 'person' };
  const like = shifts.find(
    (one) => one.day === target.day && one.open > 0 && one.status !== 'cancelled' && isLike(one, shift),
  );
  if (like) return { kind: 'place', shift: like };
  return shift.headcount === 1 ? { kind: 'shift' } : { kind: 'copy' };
}

/** A booking as it would be after its move. */
const movedBooking = (booking: Assignment, member: Target['member']): Assignment =>
  member ? { ...booking, member: { id: member.id, name: member.name } } : booking;

/** The roster as it would be, until the server has said so. */
export function withMove(roster: Roster, { shift, booking }: Block, target: Target, step: Step): Roster {
  const others = (people: readonly Assignment[]) => people.filter(({ id }) => id !== booking.id);
  const moved = movedBooking(booking, target.member);
  const shifts = roster.shifts.map((one): Shift => {
    if (one.id === shift.id) {
      if (step.kind === 'shift') return { ...one, day: target.day, people: [moved] };
      if (step.kind === 'person') return { ...one, people: [...others(one.people), moved] };
      return { ...one, people: others(one.people), open: one.open + 1 };
    }
    if (step.kind === 'place' && one.id === step.shift.id)
      return { ...one, people: [...one.people, moved], open: one.open - 1 };
    return one;
  });
  if (step.kind !== 'copy') return { ...roster, shifts };
  const copy = {
    ...shift,
    id: `${booking.id}-moved`,
    day: target.day,
    headcount: 1,
    open: 0,
    people: [moved],
  };
  return { ...roster, shifts: [...shifts, copy] };
}
