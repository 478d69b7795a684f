import { z } from 'zod';

/** The states of a shift, in the order of its life. */
export const SHIFT_STATUSES = ['draft', 'published', 'locked', 'cancelled'] as const;
/** A state of a shift: `locked` = its day is over and its time is decided. */
export const shiftStatus = z.enum(SHIFT_STATUSES);
/** A state of a shift. */
export type ShiftStatus = z.infer<typeof shiftStatus>;

/** The states of a booking, in the order of its life. */
export const ASSIGNMENT_STATUSES = [
  'offered',
  'confirmed',
  'declined',
  'checked_in',
  'completed',
  'no_show',
] as const;
/** A state of a booking. */
export const assignmentStatus = z.enum(ASSIGNMENT_STATUSES);
/** A state of a booking. */
export type AssignmentStatus = z.infer<typeof assignmentStatus>;

/** `hard` bookings of one person never overlap; `soft` ones are tentative and may. */
export const BOOKINGS = ['soft', 'hard'] as const;
/** How firm a booking is. */
export const booking = z.enum(BOOKINGS);
/** How firm a booking is. */
export type Booking = z.infer<typeof booking>;

const NEXT_SHIFT = {
  draft: ['published'],
  published: ['locked', 'cancelled'],
  locked: [],
  cancelled: [],
} as const satisfies Record<ShiftStatus, readonly ShiftStatus[]>;

const NEXT_ASSIGNMENT = {
  offered: ['confirmed', 'declined'],
  confirmed: ['checked_in', 'declined', 'no_show'],
  declined: ['offered'],
  checked_in: ['completed', 'no_show'],
  completed: [],
  no_show: ['checked_in'],
} as const satisfies Record<AssignmentStatus, readonly AssignmentStatus[]>;

/** States that a shift may be brought to. */
export const nextShiftStatuses = (status: ShiftStatus): readonly ShiftStatus[] => NEXT_SHIFT[status];

/** States that a booking may be brought to: a word may be taken back until the shift begins, a no-show corrected. */
export const nextAssignmentStatuses = (status: AssignmentStatus): readonly AssignmentStatus[] =>
  NEXT_ASSIGNMENT[status];

/** States in which a booking takes a place, and its person's time. */
export const TAKING_STATUSES = ['offered', 'confirmed', 'checked_in', 'completed'] as const;

/** True where a booking takes a place, and its person's time. */
export const isTaking = (status: AssignmentStatus): boolean =>
  TAKING_STATUSES.some((taking) => taking === status);
