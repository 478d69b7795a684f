import { z } from 'zod';
import { conflict } from '../conflicts/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { day, id } from '../shapes.ts';
import { shift, wallTime } from './shapes.ts';
import { booking } from './states.ts';

const write = { scope: 'project', object: '/assignments', action: 'write' } as const;
const own = (action: 'confirm' | 'decline' | 'check-in') =>
  ({ scope: 'project', object: '/assignments', action }) as const;
const one = '/projects/:project_id/assignments/:assignment_id';
const params = z.object({ project_id: id, assignment_id: id });
const ofShift = z.object({ project_id: id, shift_id: id });
const reason = z.string().trim().min(1, 'Say why.').max(500, 'Use at most 500 characters.');
const seen = z.object({ version: z.int() });
const days = z.object({ from: day, to: day });
const hindered = z.object({
  data: z.array(z.object({ assignment_id: id, conflicts: z.array(conflict) })),
});

/**
 * Every reason why somebody could not work on a shift, at another time than it has where one is given, or at a time without one; by
 * the one engine, empty where nothing is in the way. `except` = a booking that would be replaced beside one on that shift. 422
 * `time-required`, `skipped-hour`.
 */
export const checkConflicts = endpoint({
  method: 'GET',
  path: '/projects/:project_id/conflicts',
  summary: 'What is in the way of a booking',
  access: write,
  params: z.object({ project_id: id }),
  query: z.object({
    member_id: id,
    shift_id: id.optional(),
    day: day.optional(),
    start: wallTime.optional(),
    end: wallTime.optional(),
    booking: booking.default('hard'),
    except: id.optional(),
  }),
  response: z.object({ conflicts: z.array(conflict), may_override: z.boolean() }),
});

/** What is in the way of the bookings of these days, by booking: drawn into the roster after its rows. */
export const listConflicts = endpoint({
  method: 'GET',
  path: '/projects/:project_id/roster/conflicts',
  summary: 'Conflicts of a roster',
  access: { scope: 'project', object: '/projects/:project_id/roster', action: 'update' },
  params: z.object({ project_id: id }),
  query: days,
  response: hindered,
});

/** The same across the projects that the caller plans, at most 14 days; nothing for whoever plans none. 422 `range`. */
export const listAllConflicts = endpoint({
  method: 'GET',
  path: '/roster/conflicts',
  summary: 'Conflicts of the roster of all projects',
  access: { scope: 'organization', object: '/roster', action: 'read' },
  query: days,
  response: hindered,
});

/**
 * Puts somebody on a shift. 422 with the rule of the first conflict and a field for each row concerned (`rows.{id}`), `shift-full`,
 * `shift-over`, `already-on-it`; with `override_reason` 422 `override-rank` for whoever may not.
 */
export const assignMember = endpoint({
  method: 'POST',
  path: '/projects/:project_id/shifts/:shift_id/assignments',
  summary: 'Put somebody on a shift',
  access: write,
  params: ofShift,
  body: z.object({ member_id: id, booking: booking.default('hard'), override_reason: reason.optional() }),
  response: shift,
  status: 201,
});

/** Moves a booking to another person or shift of the project, or makes it firm or tentative. Rules as of a new one. */
export const moveAssignment = endpoint({
  method: 'PATCH',
  path: one,
  summary: 'Move a booking',
  access: write,
  params,
  body: z.object({
    member_id: id.optional(),
    shift_id: id.optional(),
    booking: booking.optional(),
    override_reason: reason.optional(),
  }),
  response: shift,
});

/** Takes somebody off a shift: at once where they don't know of it, else told with the next publication. */
export const removeAssignment = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Take somebody off a shift',
  access: write,
  params,
});

/** Takes an open place of a published shift oneself. 422 with the rule of a conflict, `shift-full`, `shift-over`, `already-on-it`. */
export const takePlace = endpoint({
  method: 'POST',
  path: '/projects/:project_id/shifts/:shift_id/take',
  summary: 'Take an open place',
  access: own('confirm'),
  params: ofShift,
  response: shift,
});

/** Confirms one's own booking. 422 `assignment-step`, `shift-over`. */
export const confirmAssignment = endpoint({
  method: 'POST',
  path: `${one}/confirm`,
  summary: 'Confirm a shift',
  access: own('confirm'),
  params,
  body: seen,
  response: shift,
});

/** Declines one's own booking, with a reason. */
export const declineAssignment = endpoint({
  method: 'POST',
  path: `${one}/decline`,
  summary: 'Decline a shift',
  access: own('decline'),
  params,
  body: seen.extend({ reason }),
  response: shift,
});

/**
 * Says that one is there, from 30 minutes before the start until the end. `at` where it was said without a network: counted as
 * long as it reaches the server within 24 hours. 422 `check-in-time`, `assignment-step`, and `handover-unread` where
 * the project has its handovers read before that.
 */
export const checkIn = endpoint({
  method: 'POST',
  path: `${one}/check-in`,
  summary: 'Check in',
  access: own('check-in'),
  params,
  body: z.object({ at: z.iso.datetime({ offset: true }).optional() }),
  response: shift,
});

/** Says that somebody didn't come, from 15 minutes after the start. 422 `assignment-step`, `too-early`. */
export const markNoShow = endpoint({
  method: 'POST',
  path: `${one}/no-show`,
  summary: 'Mark a no-show',
  access: write,
  params,
  body: seen,
  response: shift,
});
