import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';
import { assignmentStatus, booking } from '../shifts/states.ts';
import { leave } from './shapes.ts';

const place = '/leave/:leave_id';
const access = { scope: 'organization', object: place, action: 'approve' } as const;
const params = z.object({ leave_id: id });
const version = z.int('Say which version you saw.');

/** A booking that leave takes its person from. `may_change` = the reader may plan that project; else it is only said. */
export const uncoveredShift = z.object({
  assignment_id: id,
  version: z.int(),
  shift_id: id,
  project: z.object({ id, code: z.string(), name: z.string() }),
  name: z.string(),
  day: z.string(),
  start: z.string(),
  end: z.string(),
  starts_at: instant,
  ends_at: instant,
  booking,
  status: assignmentStatus,
  may_change: z.boolean(),
});
/** A booking that leave takes its person from. */
export type UncoveredShift = z.infer<typeof uncoveredShift>;

/** Bookings of somebody in the time of their leave, by time. */
export const listUncoveredShifts = endpoint({
  method: 'GET',
  path: `${place}/uncovered`,
  summary: 'Shifts that leave leaves uncovered',
  access,
  params,
  response: z.object({ data: z.array(uncoveredShift) }),
});

/** What becomes of a booking: `open` = its person is taken off; `substitute` = somebody else takes the place. */
export const shiftDecision = z.object({
  assignment_id: id,
  version: z.int(),
  action: z.enum(['open', 'substitute']),
  member_id: id.optional(),
});
/** What becomes of a booking. */
export type ShiftDecision = z.infer<typeof shiftDecision>;

/**
 * Approves leave, and opens shifts or puts substitutes on them in the same step: all or nothing. Shifts that aren't named stay.
 * 422 `leave-step`, `own-leave`, `leave-balance`, and for a shift (field `shifts.{n}`) `shift-changed`, `shift-right`,
 * `substitute-needed` or the rule of what keeps the substitute from it.
 */
export const approveLeave = endpoint({
  method: 'POST',
  path: `${place}/approve`,
  summary: 'Approve leave',
  access,
  params,
  body: z.object({
    version,
    reason: z.string().trim().min(1).max(2000, 'Use at most 2 000 characters.').optional(),
    shifts: z.array(shiftDecision).max(100, 'Decide on at most 100 shifts at once.').default([]),
  }),
  response: leave,
});

/** Rejects leave, with a reason. 422 `leave-step`, `own-leave`. */
export const rejectLeave = endpoint({
  method: 'POST',
  path: `${place}/reject`,
  summary: 'Reject leave',
  access,
  params,
  body: z.object({
    version,
    reason: z.string().trim().min(1, 'Say why.').max(2000, 'Use at most 2 000 characters.'),
  }),
  response: leave,
});
