import { z } from 'zod';
import { addDays } from '../activity/rules.ts';
import { endpoint } from '../endpoint.ts';
import { readRecurrence } from '../recurrence/recurrence.ts';
import { day, id, instant } from '../shapes.ts';
import { batch } from './batch-endpoints.ts';
import { shiftFields } from './shapes.ts';

/** Shifts that come again are planned at most so many weeks ahead. */
export const WEEKS_AHEAD = 26;

/** The last day up to which a series may be planned, from the later of two days. */
export const furthestDay = (today: string, first: string): string =>
  addDays(first > today ? first : today, WEEKS_AHEAD * 7);

const write = { scope: 'project', object: '/shifts', action: 'write' } as const;
const one = '/projects/:project_id/series/:series_id';
const params = z.object({ project_id: id, series_id: id });

/**
 * With `leave_out` what something is in the way of is left out, and said; with `preview` nothing is written. `override_reason` = why
 * all of it is planned in spite of conflicts, for whoever may.
 */
const planning = {
  leave_out: z.boolean().default(false),
  preview: z.boolean().default(false),
  override_reason: z.string().trim().min(1).max(500).optional(),
};

const reason = z
  .string()
  .trim()
  .min(1, 'Say why, for the people on them.')
  .max(500, 'Use at most 500 characters.');

const rule = z
  .string()
  .max(200)
  .refine((text) => readRecurrence(text) !== undefined, 'Choose on which days it comes again.');

/**
 * Shifts that come again. `until` = the last day up to which they are planned, `furthest` = up to which they could be by now;
 * `to_come` shifts haven't begun, of which `changed` were changed alone.
 */
export const series = z.object({
  ...{ id, version: z.int(), rule: z.string(), first_day: day, until: day, furthest: day },
  ...{ to_come: z.int(), changed: z.int() },
});
/** Shifts that come again. */
export type Series = z.infer<typeof series>;

/**
 * What became of several shifts of a series: `shifts` are planned or changed, `deleted` drafts gone, `cancelled` ones that people know
 * of; `left` = what couldn't be planned or changed. `may_override` = the caller may plan in spite of conflicts.
 */
export const seriesOutcome = batch.extend({
  ...{ series_id: id, deleted: z.int(), cancelled: z.int(), may_override: z.boolean() },
});
/** What became of several shifts of a series. */
export type SeriesOutcome = z.infer<typeof seriesOutcome>;

/**
 * Plans a shift again on the days of an RRULE (RFC 5545) up to `until`, at the same time on the wall, as drafts; `with_people` also
 * whoever is on it. Where something is in the way of any of them nothing is planned, unless `leave_out`: 422 with the rule of the
 * first, beside `days.{day}` of each. 422 `in-series`, `series-days`, `shift-over`, `override-rank`.
 */
export const repeatShift = endpoint({
  method: 'POST',
  path: '/projects/:project_id/shifts/:shift_id/series',
  summary: 'Repeat a shift',
  access: write,
  params: z.object({ project_id: id, shift_id: id }),
  body: z.object({ rule, until: day, with_people: z.boolean().default(true), ...planning }),
  response: seriesOutcome,
});

/** A series of a project. */
export const readSeries = endpoint({
  method: 'GET',
  path: one,
  summary: 'Read a series of shifts',
  access: write,
  params,
  response: series,
});

/**
 * Changes the shifts of a series that haven't begun, or those from `from_shift` on, which are a series of their own then. `until` and
 * `rule` = up to which day and on which days it comes instead: what comes no more is taken off as by cancelling, for `reason`, and
 * what is new is planned as its last shift. Shifts that were changed alone stay as they are on days that stay. All of it can be taken
 * back as what is planned at once. Refused and left out as repeating is; 422 `series-over`, and `reason-required` beside `reason` where
 * people know of what is cancelled.
 */
export const changeSeries = endpoint({
  method: 'PATCH',
  path: one,
  summary: 'Change a series of shifts',
  access: write,
  params,
  body: z.object({
    from_shift: id.nullable().default(null),
    fields: shiftFields.omit({ day: true }).partial().default({}),
    rule: rule.optional(),
    until: day.optional(),
    reason: reason.optional(),
    ...planning,
  }),
  response: seriesOutcome,
});

/**
 * Ends a series, or ends it before `from_shift`: its drafts that haven't begun are deleted, and what people were told of is cancelled
 * for a reason, which they are told with the next publication. `batch_id` takes it back until `undo_until`.
 */
export const cancelSeries = endpoint({
  method: 'POST',
  path: `${one}/cancel`,
  summary: 'Cancel a series of shifts',
  access: write,
  params,
  body: z.object({
    from_shift: id.nullable().default(null),
    reason,
    version: z.int(),
  }),
  response: z.object({
    ...{ deleted: z.int(), cancelled: z.int(), begun: z.int() },
    ...{ batch_id: id, undo_until: instant },
  }),
});
