import { z } from 'zod';
import { conflict } from '../conflicts/shapes.ts';
import { day, id, instant, reference } from '../shapes.ts';
import { swapKind, swapStatus } from './states.ts';

/** A booking of a request: its shift, at the time that the request is about, on the wall of `timezone`. `name` = service or role. */
export const swapShift = z.object({
  assignment_id: id,
  shift_id: id,
  name: z.string(),
  site: z.string().nullable(),
  day,
  start: z.string(),
  end: z.string(),
  timezone: z.string(),
  starts_at: instant,
  ends_at: instant,
});
/** A booking of a request. */
export type SwapShift = z.infer<typeof swapShift>;

/**
 * A request. `gives` = the requester's booking, `gets` = the counterpart's in exchange: null for a drop, and for a swap whose
 * counterpart hasn't said which yet. `counterpart` null = a drop that leaves the place open. `status_reason` = why it was declined.
 * `mine` = what the caller is to it; null for others. `expires_at` = when the first of its shifts starts.
 */
export const swap = z.object({
  id,
  version: z.int(),
  project: z.object({ id, code: z.string(), name: z.string() }),
  kind: swapKind,
  status: swapStatus,
  requester: reference,
  counterpart: reference.nullable(),
  gives: swapShift,
  gets: swapShift.nullable(),
  reason: z.string().nullable(),
  status_reason: z.string().nullable(),
  expires_at: instant,
  decided_by: reference.nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
  mine: z.enum(['requester', 'counterpart']).nullable(),
});
/** A request. */
export type Swap = z.infer<typeof swap>;

/**
 * A request as whoever decides on it sees it, with what is in the way by now: `changed` = what isn't as it was asked about, in a
 * sentence for each booking; `conflicts` = by who would take over `assignment_id`. Both are empty where nothing waits for a decision.
 */
export const judgedSwap = swap.extend({
  changed: z.array(z.string()),
  conflicts: z.array(z.object({ member: reference, assignment_id: id, conflicts: z.array(conflict) })),
});
/** A request as whoever decides on it sees it. */
export type JudgedSwap = z.infer<typeof judgedSwap>;

/**
 * A new request about one's own booking. A swap names a colleague's booking, or a colleague, who then says which of theirs; a drop
 * nobody, or a colleague who may take it.
 */
export const newSwap = z.object({
  kind: swapKind,
  assignment_id: id,
  with_assignment_id: id.optional(),
  member_id: id.optional(),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, or leave it out.')
    .max(500, 'Use at most 500 characters.')
    .optional(),
});
/** A new request. */
export type NewSwap = z.infer<typeof newSwap>;
