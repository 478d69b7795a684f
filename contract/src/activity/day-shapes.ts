import { z } from 'zod';
import { leaveType } from '../leave/states.ts';
import { day, id, instant, longText, seconds, signedSeconds } from '../shapes.ts';
import { activityEntry, activityTimer, coded, dayStatus, held } from './shapes.ts';

/** What stands between a day and its submission; those of `BLOCKING` have to be mended first. */
export const CHECKS = [
  'nothing-logged',
  'project-required',
  'service-required',
  'note-required',
  'overlap',
  'rejected',
  'gap',
  'timer-running',
  'on-leave',
] as const;

/** One finding about a day, with the entries concerned; `start` and `end` of a gap on the wall clock. */
export const dayCheck = z.object({
  rule: z.enum(CHECKS),
  blocking: z.boolean(),
  entry_ids: z.array(id),
  start: z.string().nullable(),
  end: z.string().nullable(),
});
/** One finding about a day. */
export type DayCheck = z.infer<typeof dayCheck>;

/** A free stretch between two entries of a day. */
export const dayGap = z.object({
  started_at: instant,
  ended_at: instant,
  start: z.string(),
  end: z.string(),
  duration_s: seconds,
});
/** A free stretch between two entries of a day. */
export type DayGap = z.infer<typeof dayGap>;

/**
 * What of an entry, or of the running timer, lies between the midnights of a day, on the wall clock of its zone. A timer
 * runs until now, at the latest until `ended_at`.
 */
export const dayPart = z.object({
  id,
  started_at: instant,
  ended_at: instant,
  running: z.boolean(),
  note: z.string(),
  project: coded.nullable(),
  service: coded.nullable(),
});
/** What of an entry lies within a day. */
export type DayPart = z.infer<typeof dayPart>;

const texts = { done: longText, blockers: longText, tomorrow: longText };

/** What one says of a day; version 0 and no instant before it was ever saved. */
export const dayNote = z.object({
  ...texts,
  version: z.int(),
  updated_at: instant.nullable(),
});
/** What one says of a day. */
export type DayNote = z.infer<typeof dayNote>;

/** A day note to save, over the version that was seen. */
export const dayNoteChange = z.object({ ...texts, version: z.int().min(0) });

/** Approved leave of the reader's own on a day: planned minutes are less by it. */
export const dayLeave = z.object({ type: leaveType, minutes: z.int() });
/** Approved leave of the reader's own on a day. */
export type DayLeave = z.infer<typeof dayLeave>;

/**
 * A day at a glance. `now` is the server's clock, `today` the person's day, `starts_at` and `ends_at` the midnights
 * of `timezone`, which is theirs, else the organization's.
 * `entries` count for the day; `timeline` is what lies in it, also of an entry that began the day before.
 */
export const activityDay = z.object({
  date: day,
  today: day,
  now: instant,
  timezone: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** False for somebody from outside, such as a support admin: they can't log time. */
  on_team: z.boolean(),
  /** True where its month is closed: no time is written in it. */
  closed: z.boolean(),
  planned_minutes: z.int(),
  leave: z.array(dayLeave).optional(),
  total_s: signedSeconds,
  status: dayStatus,
  /** Who rejected something of it last, where something of it is rejected. */
  rejected_by: z.string().optional(),
  entries: z.array(activityEntry),
  timeline: z.array(dayPart),
  gaps: z.array(dayGap),
  checks: z.array(dayCheck),
  note: dayNote,
  timer: activityTimer.nullable(),
});
/** A day at a glance. */
export type ActivityDay = z.infer<typeof activityDay>;

/** One cell of the week: seconds, and the entries that make them. */
const cell = z.object({
  date: day,
  duration_s: signedSeconds,
  entry_ids: z.array(id),
  editable: z.boolean(),
  /** Why it can't be typed into: how far its least advanced entry is, who brought it there, whether its month is closed. */
  lock: z.object({ status: dayStatus, held: held.optional(), closed: z.boolean() }).optional(),
});
/** One cell of the week. */
export type WeekCell = z.infer<typeof cell>;

/** One row of the week: a project and a service over seven days. */
export const weekRow = z.object({
  project: coded.nullable(),
  service: coded.nullable(),
  cells: z.array(cell).length(7),
  total_s: signedSeconds,
});
/** One row of the week. */
export type WeekRow = z.infer<typeof weekRow>;

/** A week at a glance. */
export const activityWeek = z.object({
  from: day,
  to: day,
  today: day,
  days: z.array(
    z.object({
      date: day,
      planned_minutes: z.int(),
      leave: z.array(dayLeave).optional(),
      total_s: signedSeconds,
      status: dayStatus,
    }),
  ),
  rows: z.array(weekRow),
  total_s: signedSeconds,
  planned_minutes: z.int(),
});
/** A week at a glance. */
export type ActivityWeek = z.infer<typeof activityWeek>;

/** What copying a week did; `rows` are those of the week copied from, `skipped` says why days were left out. */
export const copiedWeek = z.object({
  created: z.int(),
  skipped: z.array(
    z.object({ work_date: day, project: coded.nullable(), service: coded.nullable(), reason: z.string() }),
  ),
  rows: z.array(z.object({ project: coded.nullable(), service: coded.nullable() })),
});
/** What copying a week did. */
export type CopiedWeek = z.infer<typeof copiedWeek>;

/** What one may log time on at a day; `service_ids` null = every service. */
export const activityChoices = z.object({
  projects: z.array(
    z.object({
      ...coded.shape,
      client: z.string().nullable(),
      billable: z.boolean(),
      service_ids: z.array(id).nullable(),
    }),
  ),
  services: z.array(z.object({ ...coded.shape, billable: z.boolean() })),
});
/** What one may log time on at a day. */
export type ActivityChoices = z.infer<typeof activityChoices>;
