import { z } from 'zod';
import { day, instant, signedSeconds } from '../shapes.ts';
import { dayGap, dayLeave } from './day-shapes.ts';
import { activityEntry, activityTimer, dayStatus } from './shapes.ts';

/**
 * Where the wall clock of a day jumps, in minutes since its midnight: at `at` it is put to `to`, which is later on a day of
 * 23 hours and earlier on one of 25.
 */
export const clockChange = z.object({ at: z.int(), to: z.int() });
/** Where the wall clock of a day jumps. */
export type ClockChange = z.infer<typeof clockChange>;

/**
 * A day of the calendar; `open` while its time can be written, by how long ago or far ahead it is and unless its month is
 * `closed`.
 */
export const calendarDay = z.object({
  date: day,
  clock_change: clockChange.nullable(),
  planned_minutes: z.int(),
  holiday: z.string().nullable(),
  leave: z.array(dayLeave).optional(),
  open: z.boolean(),
  closed: z.boolean(),
  total_s: signedSeconds,
  status: dayStatus,
  gaps: z.array(dayGap),
});
/** A day of the calendar. */
export type CalendarDay = z.infer<typeof calendarDay>;

/**
 * A week by the clock. `timezone` is the person's, else the organization's; entries say their own. `entries` are those of the
 * seven days, and those of the day before them that end in the first.
 */
export const activityCalendar = z.object({
  from: day,
  to: day,
  today: day,
  now: instant,
  timezone: z.string(),
  on_team: z.boolean(),
  days: z.array(calendarDay).length(7),
  entries: z.array(activityEntry),
  timer: activityTimer.nullable(),
});
/** A week by the clock. */
export type ActivityCalendar = z.infer<typeof activityCalendar>;
