import { z } from 'zod';
import { readRecurrence } from '../recurrence/recurrence.ts';
import { day, id } from '../shapes.ts';
import { DAY_SECONDS } from './rules.ts';
import { activityEntry, category, coded } from './shapes.ts';

/** How many favourites somebody may pin. */
export const MOST_FAVOURITES = 12;
/** How many recurring entries somebody may have. */
export const MOST_RECURRING = 40;

const purpose = {
  project_id: id.nullable(),
  service_type_id: id.nullable(),
  category,
  note: z.string().trim().max(5000, 'Use at most 5000 characters.'),
  billable: z.boolean(),
};

/** What time is for, by name; `closed` says why none can be logged on it today, null where it can. */
const named = {
  project: coded.nullable(),
  service: coded.nullable(),
  category,
  note: z.string(),
  billable: z.boolean(),
  closed: z.string().nullable(),
};

/** What is pinned. */
export const newFavourite = z.object(purpose);
/** What is pinned. */
export type NewFavourite = z.infer<typeof newFavourite>;

/** Something that one logs time on again and again. */
export const favourite = z.object({ id, version: z.int(), ...named });
/** Something that one logs time on again and again. */
export type Favourite = z.infer<typeof favourite>;

const RULE_WANTED = 'Choose on which days it comes.';
const TIME_WANTED = 'Enter a time such as 09:30.';

/** Time that comes again; `start` on the wall clock, null for a duration alone; `rrule` as RFC 5545 writes it. */
export const newRecurring = z.object({
  ...purpose,
  rrule: z.string().refine((text) => readRecurrence(text) !== undefined, RULE_WANTED),
  starts_on: day,
  ends_on: day.nullable(),
  start: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_WANTED)
    .nullable(),
  duration_s: z
    .int('Enter a duration such as 1:30.')
    .min(60, 'Enter a duration of a minute or more.')
    .max(DAY_SECONDS, 'An entry lasts at most 24 hours.'),
  on_days_off: z.boolean(),
  paused: z.boolean(),
});
/** Time that comes again. */
export type NewRecurring = z.infer<typeof newRecurring>;

/** Time that comes again, as its person sees it. */
export const recurring = z.object({
  id,
  version: z.int(),
  ...named,
  rrule: z.string(),
  starts_on: day,
  ends_on: day.nullable(),
  start: z.string().nullable(),
  duration_s: z.int(),
  on_days_off: z.boolean(),
  paused: z.boolean(),
});
/** Time that comes again, as its person sees it. */
export type Recurring = z.infer<typeof recurring>;

/** Recurring time that waits for a word on a day. */
export const proposal = z.object({
  recurring_id: id,
  date: day,
  ...named,
  start: z.string().nullable(),
  duration_s: z.int(),
});
/** Recurring time that waits for a word on a day. */
export type Proposal = z.infer<typeof proposal>;

/** A person's word on a proposal; `open` takes it back. */
export const proposalAnswer = z.enum(['accepted', 'skipped', 'open']);
/** What came of it: the time that was logged. */
export const answered = z.object({ entry: activityEntry.nullable() });
