import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { leaveType } from '../leave/states.ts';
import { day, id, instant } from '../shapes.ts';
import { assignment, shift } from './shapes.ts';

/** A handover in the project's ops-log that one takes over, or disputes, before one checks in; null where there is none. */
export const unreadHandover = z.object({ id, sequence: z.int() }).nullable();
/** A handover that one takes over before one checks in. */
export type UnreadHandover = z.infer<typeof unreadHandover>;

/** A shift of one's own as it was published, and what one said to it; `logged_s` of it already, `mates` = who else is on it. */
export const ownShift = shift
  .omit({ people: true, unpublished: true, status: true, status_reason: true, series_id: true })
  .extend({
    mine: assignment.omit({ unpublished: true, overridden: true, override_reason: true }),
    cancelled: z.boolean(),
    mates: z.array(z.string()),
    logged_s: z.int(),
    check_in: z.object({ from: instant, until: instant, unread_handover: unreadHandover }),
  });
/** A shift of one's own. */
export type OwnShift = z.infer<typeof ownShift>;

/**
 * Open places that one could take, beside one's own shifts. `overnight` = those of the day before that end within the first day; `away` =
 * one's own approved leave of less than a day. `unread` = publications that one hasn't read.
 */
export const ownPlan = z.object({
  from: day,
  to: day,
  today: day,
  now: instant,
  timezone: z.string(),
  shifts: z.array(ownShift),
  overnight: z.array(ownShift),
  away: z.array(z.object({ id, type: leaveType, starts_at: instant, ends_at: instant })),
  open: z.array(shift.omit({ people: true })),
  unread: z.array(z.object({ id, project_id: id })),
});
/** One's own plan. */
export type OwnPlan = z.infer<typeof ownPlan>;

/** One's own plan in the organization, at most 42 days. */
export const readOwnPlan = endpoint({
  method: 'GET',
  path: '/daily-activity/plan',
  summary: "Read one's own plan",
  access: { scope: 'organization', object: '/daily-activity', action: 'list' },
  query: z.object({ from: day, to: day }),
  response: ownPlan,
});

/** Says that one has read what was published until an instant, the `now` of one's plan; what was read before stays so. */
export const readPublications = endpoint({
  method: 'POST',
  path: '/daily-activity/plan/read',
  summary: 'Mark published rosters read',
  access: { scope: 'organization', object: '/daily-activity', action: 'list' },
  body: z.object({ until: instant }),
});

/**
 * Logs a shift of one's own as it was planned, from the check-in where there was one; what is logged already isn't logged twice. 422
 * `logged-already`, `not-begun`, and every rule of an entry.
 */
export const logShift = endpoint({
  method: 'POST',
  path: '/daily-activity/plan/:assignment_id/log',
  summary: 'Log a shift as planned',
  access: { scope: 'organization', object: '/daily-activity', action: 'create' },
  params: z.object({ assignment_id: id }),
  response: z.object({ entry_id: id }),
  status: 201,
});
