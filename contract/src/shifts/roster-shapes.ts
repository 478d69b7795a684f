import { z } from 'zod';
import { currency, day, id } from '../shapes.ts';
import { neededSkill, shift } from './shapes.ts';

/** The longest stretch of days that one roster shows. */
export const LONGEST_ROSTER = 42;

/** A row of the roster: somebody who may be planned there. Minutes of the week: planned net of breaks, and the cap. */
export const rosterPerson = z.object({
  id,
  name: z.string(),
  position: z.string().nullable(),
  skills: z.array(neededSkill.extend({ expires: day.nullable() })),
  planned_min: z.int(),
  cap_min: z.int(),
});
/** A row of the roster. */
export type RosterPerson = z.infer<typeof rosterPerson>;

/**
 * Approved leave in a roster: whole days; `part` where it is less than its days, and `minutes` which stretch of the day that is, on the
 * roster's clock from midnight on. The reason is nobody's to see.
 */
export const rosterLeave = z.object({
  id,
  member_id: id,
  type: z.string(),
  from: day,
  to: day,
  part: z.string().nullable(),
  minutes: z.object({ from: z.int(), to: z.int() }).nullable(),
});
/** Approved leave in a roster. */
export type RosterLeave = z.infer<typeof rosterLeave>;

/** Places of a day: what is filled of what is planned, and what it costs where the reader may see costs. */
export const rosterDay = z.object({
  date: day,
  holiday: z.string().nullable(),
  places: z.int(),
  filled: z.int(),
  cost_minor: z.int().nullable(),
});
/** Places of a day. */
export type RosterDay = z.infer<typeof rosterDay>;

/**
 * Days of a roster: of the projects that the reader plans the plan, of others what was published. `planning` = they plan any of
 * them. `overnight` = shifts of the day before the first that end within it. `unpublished` counts the shifts that the next publication would tell of. `currency` is null where costs aren't shown.
 */
export const roster = z.object({
  from: day,
  to: day,
  today: day,
  timezone: z.string(),
  planning: z.boolean(),
  unpublished: z.int(),
  currency: currency.nullable(),
  days: z.array(rosterDay),
  people: z.array(rosterPerson),
  leave: z.array(rosterLeave),
  shifts: z.array(shift),
  overnight: z.array(shift),
});
/** Days of a roster. */
export type Roster = z.infer<typeof roster>;
