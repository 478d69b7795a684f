import { z } from 'zod';
import { conflictRule } from '../conflicts/shapes.ts';
import { day, id, instant, longText, reference } from '../shapes.ts';
import { assignmentStatus, booking, shiftStatus } from './states.ts';

/** The longest shift, in minutes. */
export const LONGEST_SHIFT = 16 * 60;
/** The most places that a shift has. */
export const MOST_PLACES = 200;

/** A day that a roster may be planned for: its week, and the day after it, are days too. */
export const plannedDay = day.refine(
  (given) => given >= '1970-01-01' && given <= '2999-12-31',
  'Choose a day before the year 3000.',
);

/** A time on the wall, `HH:MM`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');

/** What somebody has to be able to do, and how well at least: 1 (learning) to 5 (teaches it). */
export const neededSkill = z.object({
  skill: z.string().trim().min(1, 'Name the skill.').max(60, 'Use at most 60 characters.'),
  level: z.int().min(1, 'Use 1 to 5.').max(5, 'Use 1 to 5.'),
});
/** What somebody has to be able to do. */
export type NeededSkill = z.infer<typeof neededSkill>;

const label = z
  .string()
  .trim()
  .min(1, 'Enter something, or leave it out.')
  .max(120, 'Use at most 120 characters.');

/**
 * What a planner writes of a shift: times on the wall of the project's site, `end` on the next day where it isn't after `start`.
 * One of `service_type_id` and `role` is needed. In the hour that autumn repeats, the first; in the one that spring skips, none: 422.
 */
export const shiftFields = z.object({
  day: plannedDay,
  start: wallTime,
  end: wallTime,
  break_min: z.int().min(0, 'Enter 0 or more minutes.').max(480, 'Enter at most 480 minutes.'),
  service_type_id: id.nullable(),
  role: label.max(60, 'Use at most 60 characters.').nullable(),
  site: label.nullable(),
  headcount: z.int().min(1, 'Enter 1 to 200 places.').max(MOST_PLACES, 'Enter 1 to 200 places.'),
  skills: z.array(neededSkill).max(10, 'Use at most 10 skills.'),
  note: longText,
});
/** What a planner writes of a shift. */
export type ShiftFields = z.infer<typeof shiftFields>;

/** A new shift: one place, no break and no skills where nothing is said. */
export const newShift = shiftFields.partial({
  break_min: true,
  service_type_id: true,
  role: true,
  site: true,
  headcount: true,
  skills: true,
  note: true,
});
/** A new shift. */
export type NewShift = z.infer<typeof newShift>;

/**
 * Somebody on a shift. `unpublished` = the person doesn't know yet: `added` or `removed`; null where they know.
 * `overridden` = conflicts in spite of which they were planned, for `override_reason`.
 */
export const assignment = z.object({
  id,
  version: z.int(),
  member: reference,
  booking,
  status: assignmentStatus,
  status_reason: z.string().nullable(),
  unpublished: z.enum(['added', 'removed']).nullable(),
  overridden: z.array(conflictRule),
  override_reason: z.string().nullable(),
  checked_in_at: instant.nullable(),
});
/** Somebody on a shift. */
export type Assignment = z.infer<typeof assignment>;

/**
 * A shift with its people. `starts_at`–`ends_at` are instants, `start`, `end` and `day` the same on the wall of `timezone`.
 * `unpublished`: `new` = nobody was told of it, `changed` = something else was told, `cancelled` = nobody was told of that.
 */
export const shift = z.object({
  id,
  version: z.int(),
  project: z.object({ id, code: z.string(), name: z.string() }),
  service: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  role: z.string().nullable(),
  site: z.string().nullable(),
  day,
  start: z.string(),
  end: z.string(),
  timezone: z.string(),
  starts_at: instant,
  ends_at: instant,
  break_min: z.int(),
  headcount: z.int(),
  open: z.int(),
  skills: z.array(neededSkill),
  note: z.string(),
  status: shiftStatus,
  status_reason: z.string().nullable(),
  unpublished: z.enum(['new', 'changed', 'cancelled']).nullable(),
  series_id: id.nullable(),
  people: z.array(assignment),
});
/** A shift with its people. */
export type Shift = z.infer<typeof shift>;
