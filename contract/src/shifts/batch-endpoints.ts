import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, instant, reference } from '../shapes.ts';
import { plannedDay } from './shapes.ts';

const write = { scope: 'project', object: '/shifts', action: 'write' } as const;

/** What couldn't be planned: a shift of the week copied from, or, with `member`, somebody's place on its copy; and why. */
export const unplanned = z.object({
  shift_id: id,
  day,
  start: z.string(),
  name: z.string(),
  member: reference.nullable(),
  rule: z.string(),
  message: z.string(),
});
/** What couldn't be planned. */
export type Unplanned = z.infer<typeof unplanned>;

/** What was planned at once. `batch_id` takes it back until `undo_until`; both null where nothing was. */
export const batch = z.object({
  batch_id: id.nullable(),
  undo_until: instant.nullable(),
  shifts: z.int(),
  places: z.int(),
  left: z.array(unplanned),
});
/** What was planned at once. */
export type Batch = z.infer<typeof batch>;

/**
 * Copies a week of a project's roster (any day of it) onto another as drafts, at the same times on the wall; shifts that are there
 * already are left, and so is whoever something is in the way of. With `preview` nothing is written: the answer is what would
 * come of it. 422 `same-week`.
 */
export const copyRosterWeek = endpoint({
  method: 'POST',
  path: '/projects/:project_id/roster/copies',
  summary: 'Copy a week of the roster',
  access: write,
  params: z.object({ project_id: id }),
  body: z.object({
    ...{ from_week: plannedDay, to_week: plannedDay },
    ...{ with_people: z.boolean().default(true), preview: z.boolean().default(false) },
  }),
  response: batch,
});

/**
 * Takes back what was planned at once, for ten minutes: drafts that nobody changed, published or put others on since; the rest is
 * `kept`. Of a series that was changed or cancelled all is as it was, `restored` shifts of it, or nothing: 422 `changed-since` and the
 * rule of a conflict that somebody would have by now, beside `days.{day}`. 422 `too-late`.
 */
export const undoBatch = endpoint({
  method: 'POST',
  path: '/projects/:project_id/roster/batches/:batch_id/undo',
  summary: 'Take back what was planned at once',
  access: write,
  params: z.object({ project_id: id, batch_id: id }),
  response: z.object({ removed: z.int(), kept: z.int(), restored: z.int() }),
});
