import { z } from 'zod';
import { currency, day, entity, id, instant, reference, seconds, signedSeconds, tags } from '../shapes.ts';
import { DAY_SECONDS } from './rules.ts';

/** What kind of time it is. */
export const CATEGORIES = ['work', 'travel', 'training', 'admin', 'standby'] as const;
/** Where an entry came from. */
export const SOURCES = ['timer', 'manual', 'roster', 'import', 'offline'] as const;
/** How far an entry is, earliest first. */
export const STATUSES = ['draft', 'rejected', 'submitted', 'approved', 'locked'] as const;

/** What kind of time it is. */
export const category = z.enum(CATEGORIES);
/** How far an entry is. */
export const entryStatus = z.enum(STATUSES);
/** How far an entry is. */
export type EntryStatus = z.infer<typeof entryStatus>;
/** How far a day is: as far as its least advanced entry; `empty` without entries. */
export const dayStatus = z.enum([...STATUSES, 'empty']);
/** How far a day is. */
export type DayStatus = z.infer<typeof dayStatus>;

/** Id, code and name of a project or a service type. */
export const coded = z.object({ id, code: z.string(), name: z.string() });
/** Id, code and name. */
export type Coded = z.infer<typeof coded>;

/** What the time was for; `note` says what was done. */
const purpose = {
  project_id: id.nullable(),
  service_type_id: id.nullable(),
  category,
  note: z.string().trim().max(5000, 'Use at most 5000 characters.'),
  billable: z.boolean(),
  tags,
};

/** A time of day on the wall clock of the entry's zone. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Enter a time such as 09:30.');

/** When: a duration, or start and end on the wall clock; an end on the following day says so. */
const span = {
  work_date: day,
  start: clockTime.nullable(),
  end: clockTime.nullable(),
  ends_next_day: z.boolean(),
  duration_s: z
    .int('Enter a duration such as 1:30.')
    .min(1, 'Enter a duration above zero.')
    .max(DAY_SECONDS, 'An entry lasts at most 24 hours.'),
};

/**
 * A new entry. Left out, `billable` follows project and service. `client_uuid` is the name that a device gave the entry: it
 * was made offline, unless `source` says that the device was online and may send it again.
 */
export const newEntry = z.object({
  ...z.object({ ...span, ...purpose }).partial().shape,
  work_date: day,
  client_uuid: id.optional(),
  source: z.enum(['manual', 'offline']).optional(),
});
/** A new entry. */
export type NewEntry = z.infer<typeof newEntry>;

/** The fields of an entry that change. */
export const entryChange = z.object({ ...span, ...purpose }).partial();
/** The fields of an entry that change. */
export type EntryChange = z.infer<typeof entryChange>;

/** What a timer is for. */
export const timerPurpose = z.object(purpose).omit({ tags: true }).partial();
/** What a timer is for. */
export type TimerPurpose = z.infer<typeof timerPurpose>;

/** When it was pressed, where that wasn't now: on a device without a network, by the server's clock as far as it knows it. */
const pressed = { at: instant.optional() };
/** Which timer is meant: its `client_uuid` or its id; left out, whichever runs. */
const meant = { timer: id.optional() };

/** What a timer is started for. `client_uuid` is the name that a device gives it: the same again starts no second one. */
export const timerStart = z.object({ ...timerPurpose.shape, ...pressed, client_uuid: id.optional() });
/** What a timer is started for. */
export type TimerStart = z.infer<typeof timerStart>;

/** What the running timer is for from now on. */
export const timerChange = z.object({ ...timerPurpose.shape, ...meant });
/** What is started instead of the timer that runs. */
export const timerSwitch = z.object({ ...timerStart.shape, ...meant });
/** Which timer is thrown away. */
export const timerDiscard = z.object(meant);
/** Which timer stops, and when it did. */
export const timerStop = z.object({ ...meant, ...pressed });
/** Which timer stops, and when it did. */
export type TimerStop = z.infer<typeof timerStop>;

/** Another entry and its day. */
export const linked = z.object({ id, work_date: day });

/** Who brought time as far as it is, and when; without a name where that is its person, nobody, or somebody who has left. */
export const held = z.object({ by: z.string().nullable(), at: instant, automatic: z.boolean() });
/** Who brought time as far as it is, and when. */
export type Held = z.infer<typeof held>;

/** Time somebody spent. `start` and `end` are the wall clock (`HH:MM`) in `timezone`: the project site's, else the person's own, else the organization's. */
export const activityEntry = z.object({
  ...entity.shape,
  work_date: day,
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  ends_next_day: z.boolean(),
  timezone: z.string(),
  duration_s: signedSeconds,
  project: coded.nullable(),
  service: coded.nullable(),
  category,
  note: z.string(),
  billable: z.boolean(),
  source: z.enum(SOURCES),
  tags: z.array(z.string()),
  status: entryStatus,
  status_reason: z.string().nullable(),
  client_uuid: id.nullable(),
  /** The locked entry that this one takes back; most take back none. */
  reverses: linked.optional(),
  /** The entry that takes this one back. */
  reversed_by: linked.optional(),
  /** Absent while its person may change it. */
  held: held.optional(),
});
/** Time somebody spent. */
export type ActivityEntry = z.infer<typeof activityEntry>;

/** An entry as the people of its project see it. */
export const projectEntry = z.object({ ...activityEntry.shape, member: reference });
/** An entry as the people of its project see it. */
export type ProjectEntry = z.infer<typeof projectEntry>;

/** The same with what it comes to, in minor units of `currency` (null = not priced); costs are null for those who may not see them. */
export const pricedEntry = z.object({
  ...projectEntry.shape,
  bill_minor: z.int(),
  cost_minor: z.int().nullable(),
  currency: currency.nullable(),
});
/** An entry with what it comes to. */
export type PricedEntry = z.infer<typeof pricedEntry>;

/** The running timer. The entry that it becomes takes over its `client_uuid`, or else has its id there. */
export const activityTimer = z.object({
  id,
  version: z.int(),
  started_at: instant,
  /** Wall clock of the start, `HH:MM`, in the entry's zone, and the day it will count for. */
  start: z.string(),
  work_date: day,
  project: coded.nullable(),
  service: coded.nullable(),
  category,
  note: z.string(),
  billable: z.boolean(),
  client_uuid: id.nullable(),
});
/** The running timer. */
export type ActivityTimer = z.infer<typeof activityTimer>;

/** What a stopped timer became. `cut_s` are the seconds beyond 24 hours of the day that weren't kept. */
export const stoppedTimer = z.object({ entry: activityEntry, cut_s: seconds });
/** What a stopped timer became. */
export type StoppedTimer = z.infer<typeof stoppedTimer>;
