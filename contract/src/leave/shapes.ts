import { z } from 'zod';
import { day, id, instant, reference } from '../shapes.ts';
import { leaveEntryKind, leavePart, leaveStatus, leaveType } from './states.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.');

/** When somebody wants to be away; `start` and `end` on the wall where they are, for leave by the hour. */
export const leaveTime = z.object({
  type: leaveType,
  from: day,
  to: day,
  part: leavePart.default('whole-day'),
  start: clock.optional(),
  end: clock.optional(),
});
/** When somebody wants to be away. */
export type LeaveTimeAsked = z.infer<typeof leaveTime>;

/** A request. `reason` is for its person and whoever may approve. */
export const newLeave = leaveTime.extend({
  reason: z.string().trim().min(1).max(2000, 'Use at most 2 000 characters.').optional(),
  cover_id: id.optional(),
});
/** A request. */
export type NewLeave = z.infer<typeof newLeave>;

/** Leave as its person and whoever may approve see it. `may` = what the reader may do with it now. */
export const leave = z.object({
  id,
  version: z.int(),
  member: reference,
  type: leaveType,
  from: day,
  to: day,
  part: leavePart,
  start: z.string().nullable(),
  end: z.string().nullable(),
  timezone: z.string(),
  minutes: z.int(),
  reason: z.string().nullable(),
  cover: reference.nullable(),
  status: leaveStatus,
  decided_by: reference.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string().nullable(),
  created_at: instant,
  mine: z.boolean(),
  may: z.object({ decide: z.boolean(), cancel: z.boolean() }),
});
/** Leave as its person and whoever may approve see it. */
export type Leave = z.infer<typeof leave>;

/** A balance on the last day of leave: before it, after it, the lowest that it comes to later on, and what is allowed. */
export const balanceEffect = z.object({
  before: z.int(),
  after: z.int(),
  lowest: z.int(),
  limit: z.int(),
  waiting: z.int(),
});

/** Why a request would be refused. */
export const leaveProblem = z.object({ rule: z.string(), field: z.string(), message: z.string() });
/** Why a request would be refused. */
export type LeaveProblem = z.infer<typeof leaveProblem>;

/** What a request would take; `balance` is null for a type that isn't counted. `days` = days with any minutes. */
export const leavePreview = z.object({
  minutes: z.int(),
  days: z.int(),
  holidays: z.array(z.object({ date: day, name: z.string() })),
  balance: balanceEffect.nullable(),
  problems: z.array(leaveProblem),
});
/** What a request would take. */
export type LeavePreview = z.infer<typeof leavePreview>;

/** A line of the ledger. */
export const leaveEntry = z.object({
  id,
  type: leaveType,
  kind: leaveEntryKind,
  day,
  minutes: z.int(),
  reason: z.string().nullable(),
  request_id: id.nullable(),
});
/** A line of the ledger. */
export type LeaveEntry = z.infer<typeof leaveEntry>;

/**
 * What somebody has of a type in a year: what they began it with, what was given, brought along and corrected in it, what is
 * `taken` (given back counted out) and what is left at its end. `waiting` = asked for in it, not decided. `counted` = has an allowance.
 */
export const leaveBalance = z.object({
  type: leaveType,
  counted: z.boolean(),
  opening: z.int(),
  entitlement: z.int(),
  carried: z.int(),
  adjusted: z.int(),
  taken: z.int(),
  waiting: z.int(),
  left: z.int(),
});
/** What somebody has of a type in a year. */
export type LeaveBalance = z.infer<typeof leaveBalance>;

/** What somebody has of each type at a glance: those that are counted, and of which some was taken or asked for in the year. */
export const leaveOfPerson = z.object({
  member: reference,
  position: z.string().nullable(),
  balances: z.array(leaveBalance.pick({ type: true, counted: true, taken: true, waiting: true, left: true })),
});
/** What somebody has of each type at a glance. */
export type LeaveOfPerson = z.infer<typeof leaveOfPerson>;

/** Balances of somebody in a year; `day_minutes` = a working day of the organization's, to say minutes in days. */
export const leaveBalances = z.object({
  member: reference,
  year: z.int(),
  day_minutes: z.int(),
  balances: z.array(leaveBalance),
  entries: z.array(leaveEntry),
});
/** Balances of somebody in a year. */
export type LeaveBalances = z.infer<typeof leaveBalances>;
