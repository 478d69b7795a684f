import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import {
  leave,
  leaveBalances,
  leaveEntry,
  leaveOfPerson,
  leavePreview,
  leaveTime,
  newLeave,
} from './shapes.ts';
import { leaveStatus, leaveType } from './states.ts';

const object = '/leave';
const place = '/leave/:leave_id';
const params = z.object({ leave_id: id });
const version = z.int('Say which version you saw.');
const why = z.string().trim().min(1, 'Say why.').max(2000, 'Use at most 2 000 characters.');

/** One's own leave, the latest first. */
export const listOwnLeave = endpoint({
  method: 'GET',
  path: object,
  summary: 'List my leave',
  access: { scope: 'organization', object, action: 'read-own' },
  query: z.object({ ...pageQuery.shape, status: several(leaveStatus) }),
  response: page(leave),
});

/** Everybody's leave, what begins first at first. `mine_to_decide` leaves what is asked for by others than the caller. */
export const listAllLeave = endpoint({
  method: 'GET',
  path: '/leave/all',
  summary: 'List everybody’s leave',
  access: { scope: 'organization', object, action: 'read' },
  query: z.object({
    ...pageQuery.shape,
    status: several(leaveStatus),
    member_id: id.optional(),
    mine_to_decide: z.stringbool().default(false),
    from: day.optional(),
    to: day.optional(),
  }),
  response: page(leave),
});

/** What a request of one's own would take, and every rule that it would break. 422 for days that run backwards or are too many. */
export const previewLeave = endpoint({
  method: 'GET',
  path: '/leave/preview',
  summary: 'What a request for leave would take',
  access: { scope: 'organization', object, action: 'create' },
  query: leaveTime,
  response: leavePreview,
});

/**
 * Asks for leave. 422 `leave-days`, `leave-too-long`, `part-of-one-day`, `hours-need-times`, `no-such-time`, `leave-end`,
 * `no-working-time`, `leave-overlap`, `blocked-days`, `leave-balance`, `cover-away`, `cover-self`.
 */
export const requestLeave = endpoint({
  method: 'POST',
  path: object,
  summary: 'Ask for leave',
  access: { scope: 'organization', object, action: 'create' },
  body: newLeave,
  response: leave,
  status: 201,
});

/** One leave: one's own, or anybody's for whoever may read all. */
export const readLeave = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read one leave',
  access: { scope: 'organization', object: place, action: 'read-own' },
  params,
  response: leave,
});

/** Ends a request, or leave that was approved: one's own before it begins, anybody else's for whoever may approve. 422 `leave-step`, `leave-begun`. */
export const cancelLeave = endpoint({
  method: 'POST',
  path: `${place}/cancel`,
  summary: 'Cancel leave',
  access: { scope: 'organization', object: place, action: 'cancel' },
  params,
  body: z.object({ version }),
  response: leave,
});

const ofYear = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() });

/** One's own balances and ledger of a year; this one where none is said. */
export const readBalances = endpoint({
  method: 'GET',
  path: '/leave/balances',
  summary: 'Read my balances of leave',
  access: { scope: 'organization', object, action: 'read-own' },
  query: ofYear,
  response: leaveBalances,
});

/** What everybody of the team has in a year, by name; this year where none is said. `q` = a part of the name. */
export const listBalances = endpoint({
  method: 'GET',
  path: '/leave/people',
  summary: 'List everybody’s balances of leave',
  access: { scope: 'organization', object, action: 'read' },
  query: z.object({ ...pageQuery.shape, ...ofYear.shape, q: z.string().trim().max(100).optional() }),
  response: page(leaveOfPerson).extend({ year: z.int(), day_minutes: z.int() }),
});

/** The same of somebody of the team. */
export const readBalancesOf = endpoint({
  method: 'GET',
  path: '/leave/people/:member_id/balances',
  summary: 'Read balances of leave of somebody',
  access: { scope: 'organization', object, action: 'read' },
  params: z.object({ member_id: id }),
  query: ofYear,
  response: leaveBalances,
});

/** Adds a line to somebody's ledger, with a reason. 422 `own-balance` for one's own. */
export const adjustBalance = endpoint({
  method: 'POST',
  path: '/leave/adjustments',
  summary: 'Correct a balance of leave',
  access: { scope: 'organization', object, action: 'adjust' },
  body: z.object({
    member_id: id,
    type: leaveType,
    day,
    minutes: z
      .int('Enter whole minutes.')
      .min(-527_040)
      .max(527_040)
      .refine((minutes) => minutes !== 0, 'Enter more or less than nothing.'),
    reason: why.max(500, 'Use at most 500 characters.'),
  }),
  response: leaveEntry,
  status: 201,
});
