import { z } from 'zod';
import { conflict } from '../conflicts/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { currency, day, id, reference } from '../shapes.ts';
import { neededSkill } from './shapes.ts';

/** The most people that are suggested for one shift. */
export const MOST_SUGGESTIONS = 20;

/**
 * Why somebody is suggested: `free` = nothing is in the way, `skilled` = able to do all that the shift needs, `cheapest` and
 * `least-loaded` = of those who are free, where these differ.
 */
export const suggestionReason = z.enum(['free', 'skilled', 'cheapest', 'least-loaded']);
/** Why somebody is suggested. */
export type SuggestionReason = z.infer<typeof suggestionReason>;

/**
 * Somebody who could work a shift. `skills` = what they hold of those that it needs; `cost_minor` of this shift, null for those who
 * may not see costs or without a rate; `planned_min` of its week without it, and the cap of their week.
 */
export const suggestion = z.object({
  member: reference,
  position: z.string().nullable(),
  reasons: z.array(suggestionReason),
  conflicts: z.array(conflict),
  skills: z.array(neededSkill.extend({ expires: day.nullable() })),
  cost_minor: z.int().nullable(),
  planned_min: z.int(),
  cap_min: z.int(),
});
/** Somebody who could work a shift. */
export type Suggestion = z.infer<typeof suggestion>;

/**
 * Who could take an open place: the free ones first, by cost, load and name; then those whom a director could plan in spite of
 * something. Nobody who is on the shift, declined it or can't be planned at all. `considered` = among how many these are the best.
 */
export const listSuggestions = endpoint({
  method: 'GET',
  path: '/projects/:project_id/shifts/:shift_id/suggestions',
  summary: 'Suggest people for a shift',
  access: { scope: 'project', object: '/assignments', action: 'write' },
  params: z.object({ project_id: id, shift_id: id }),
  response: z.object({
    open: z.int(),
    currency: currency.nullable(),
    may_override: z.boolean(),
    considered: z.int(),
    data: z.array(suggestion).max(MOST_SUGGESTIONS),
  }),
});
