import { z } from 'zod';
import { day, id, instant } from '../shapes.ts';

/**
 * Every reason why somebody can't be on a shift, worst first. `overlap` = another booking at that time; `leave` = approved leave;
 * `elsewhere` = booked in another organization, which isn't said which; `rest` = too few hours since or until another shift;
 * `week` = more hours than a week may have; `skill-missing` also for one at too low a level; `skill-expired` by the shift's day;
 * `not-working` = not on the team on that day; `stranger` = may not see the project.
 */
export const CONFLICT_RULES = [
  'stranger',
  'not-working',
  'overlap',
  'elsewhere',
  'leave',
  'skill-missing',
  'skill-expired',
  'rest',
  'week',
] as const;
/** A reason why somebody can't be on a shift. */
export const conflictRule = z.enum(CONFLICT_RULES);
/** A reason why somebody can't be on a shift. */
export type ConflictRule = z.infer<typeof conflictRule>;

/**
 * Never planned in spite of, whatever the rank: people who have no business there, beside what the database refuses. Somebody who
 * is marked as away without dates is `not-working`, too, but not for good: whoever plans may know better.
 */
export const FINAL_RULES = ['stranger', 'not-working'] as const satisfies readonly ConflictRule[];

/** What a conflict is with: a booking, or leave. `project` only where the reader may see that project; `day` = its own day. */
export const conflictRow = z.object({
  kind: z.enum(['booking', 'leave']),
  id,
  starts_at: instant,
  ends_at: instant,
  project: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  booking: z.enum(['soft', 'hard']).nullable(),
});
/** What a conflict is with. */
export type ConflictRow = z.infer<typeof conflictRow>;

/**
 * One reason, with what it rests on. `actual` and `limit` in minutes: overlap (limit 0), rest, and the hours of the week of
 * `week_from`; in levels for a skill (0 = none). `final` = no rank may plan in spite of it: two hard bookings, for one.
 */
export const conflict = z.object({
  rule: conflictRule,
  final: z.boolean(),
  message: z.string(),
  rows: z.array(conflictRow),
  skill: z.string().nullable(),
  expired_on: day.nullable(),
  week_from: day.nullable(),
  actual: z.int().nullable(),
  limit: z.int().nullable(),
});
/** One reason, with what it rests on. */
export type Conflict = z.infer<typeof conflict>;
