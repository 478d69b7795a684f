import { z } from 'zod';
import { appliedPreset } from '../presets/shapes.ts';
import { day, id, instant, reference } from '../shapes.ts';
import { batch } from './batch-endpoints.ts';
import { neededSkill, plannedDay } from './shapes.ts';
import { booking } from './states.ts';

/** The most shifts that a template holds. */
export const MOST_TEMPLATE_SHIFTS = 500;

/** What a template is of: a week, or one day of any week. */
export const templateSpan = z.enum(['week', 'day']);
/** What a template is of. */
export type TemplateSpan = z.infer<typeof templateSpan>;

/** A template's name: trimmed, 1 to 60 characters. */
export const templateName = z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.');

/** What a template keeps: the week in which a day lies, or that day alone; nobody who is planned, unless `with_people`. */
export const templateContents = z.object({
  span: templateSpan,
  day: plannedDay,
  with_people: z.boolean().default(false),
});
/** What a template keeps. */
export type TemplateContents = z.infer<typeof templateContents>;

/**
 * A shift of a template, on the wall: `end` on the next day where it isn't after `start`. `weekday` 0 (Sunday) to 6; null in the
 * template of a day. `archived` = its service isn't in use any more.
 */
export const templateShift = z.object({
  id,
  weekday: z.int().min(0).max(6).nullable(),
  start: z.string(),
  end: z.string(),
  break_min: z.int(),
  service: z.object({ id, code: z.string(), name: z.string(), archived: z.boolean() }).nullable(),
  role: z.string().nullable(),
  site: z.string().nullable(),
  headcount: z.int(),
  skills: z.array(neededSkill),
  note: z.string(),
  people: z.array(z.object({ member: reference, booking })),
});
/** A shift of a template. */
export type TemplateShift = z.infer<typeof templateShift>;

/**
 * A template, and how much is in it. `shared` = every project of the organization has it; `own` = it belongs to the project
 * that is asked about, and can be changed there; `project` = the one that it belongs to, null where the caller may not see that.
 * `minutes` = of all places, net of breaks; `preset` = the one that it is made from, with how many fields have drifted from that.
 */
export const rosterTemplate = z.object({
  ...{ id, version: z.int(), name: z.string(), span: templateSpan, shared: z.boolean(), own: z.boolean() },
  project: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  ...{ shifts: z.int(), places: z.int(), people: z.int(), minutes: z.int(), updated_at: instant },
  preset: appliedPreset.extend({ drifted: z.int() }).nullable(),
});
/** A template, and how much is in it. */
export type RosterTemplate = z.infer<typeof rosterTemplate>;

/** The same with its shifts, in the order of the organization's week. */
export const fullTemplate = rosterTemplate.extend({ plan: z.array(templateShift) });
/** The same with its shifts. */
export type FullTemplate = z.infer<typeof fullTemplate>;

/** A shift that is planned from a template; `people` = who is on it. */
export const templatePlanned = z.object({
  ...{ shift_id: id, day, start: z.string(), end: z.string(), name: z.string(), site: z.string().nullable() },
  ...{ headcount: z.int(), people: z.array(reference) },
});

/**
 * What became of a template from `from` to `to`, shift by shift: `planned`, and `left` for what couldn't be. `shift_id` of both is
 * that of the template's shift.
 */
export const templateOutcome = batch.extend({ from: day, to: day, planned: z.array(templatePlanned) });
/** What became of a template. */
export type TemplateOutcome = z.infer<typeof templateOutcome>;
