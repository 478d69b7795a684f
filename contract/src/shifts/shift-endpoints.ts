import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id } from '../shapes.ts';
import { roster } from './roster-shapes.ts';
import { newShift, shift, shiftFields } from './shapes.ts';

const read = { scope: 'project', object: '/projects/:project_id/roster', action: 'read' } as const;
const write = { scope: 'project', object: '/shifts', action: 'write' } as const;
const all = '/projects/:project_id/shifts';
const one = '/projects/:project_id/shifts/:shift_id';
const params = z.object({ project_id: id, shift_id: id });
const days = z.object({ from: day, to: day });

/** Days of one project's roster, at most 42: its people, who is away, and its shifts. 422 for days that run backwards or are too many. */
export const readProjectRoster = endpoint({
  method: 'GET',
  path: '/projects/:project_id/roster',
  summary: 'Read the roster of a project',
  access: read,
  params: z.object({ project_id: id }),
  query: days,
  response: roster,
});

/** The same across the projects that the caller may see, at most 14 days. */
export const readRoster = endpoint({
  method: 'GET',
  path: '/roster',
  summary: 'Read the roster of all projects',
  access: { scope: 'organization', object: '/roster', action: 'read' },
  query: days,
  response: roster,
});

/** Plans a shift as a draft. 422 `shift-length`, `shift-break`, `shift-purpose`, `skipped-hour`, `project-over`. */
export const createShift = endpoint({
  method: 'POST',
  path: all,
  summary: 'Plan a shift',
  access: write,
  params: z.object({ project_id: id }),
  body: newShift,
  response: shift,
  status: 201,
});

/**
 * Changes a shift, and moves the bookings on it. 422 as of a new one, `over-headcount`, `shift-over` for one that is locked or
 * cancelled, and the rule of a conflict that somebody on it would have, unless `override_reason` and the caller's rank allow it.
 */
export const updateShift = endpoint({
  method: 'PATCH',
  path: one,
  summary: 'Change a shift',
  access: write,
  params,
  body: shiftFields.partial().extend({ override_reason: z.string().trim().min(1).max(500).optional() }),
  response: shift,
});

/** Takes a draft off the roster with everybody on it. 422 `published` for one that people were told of: that is cancelled. */
export const deleteShift = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Delete a draft of a shift',
  access: write,
  params,
});

/** Cancels a published shift; its people are told with the next publication. 422 `shift-over`. */
export const cancelShift = endpoint({
  method: 'POST',
  path: `${one}/cancel`,
  summary: 'Cancel a published shift',
  access: write,
  params,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why, for the people on it.')
      .max(500, 'Use at most 500 characters.'),
    version: z.int(),
  }),
  response: shift,
});
