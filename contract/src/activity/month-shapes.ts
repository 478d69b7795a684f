import { z } from 'zod';
import { currency, instant, minorUnits, month, reference, signedSeconds } from '../shapes.ts';

/** How far a month is: `open` was never closed, `reopened` is open again. */
export const MONTH_STATES = ['open', 'closed', 'reopened'] as const;

/** Entries and their seconds. */
export const amount = z.object({ entries: z.int().min(0), seconds: signedSeconds });
/** Entries and their seconds. */
export type Amount = z.infer<typeof amount>;

/**
 * A month's time by how far it is; `approved` is locked time too. `billable_seconds` and `money`, by currency, are of approved
 * time alone: what a closed month holds for payroll and invoices.
 */
export const monthSums = z.object({
  approved: amount,
  submitted: amount,
  rejected: amount,
  draft: amount,
  billable_seconds: signedSeconds,
  money: z.array(
    z.object({
      currency,
      bill_minor: minorUnits,
      /** Null for those who may not see costs. */
      cost_minor: minorUnits.nullable(),
    }),
  ),
});
/** A month's time by how far it is. */
export type MonthSums = z.infer<typeof monthSums>;

/** A month of an organization. `version` is 0 before it was ever closed; `over` is false while it still runs. */
export const closingMonth = z.object({
  month,
  status: z.enum(MONTH_STATES),
  version: z.int().min(0),
  over: z.boolean(),
  sums: monthSums,
  /** Who closed or reopened it; null without a name that is known here. */
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** Why it was reopened. */
  reason: z.string().nullable(),
});
/** A month of an organization. */
export type ClosingMonth = z.infer<typeof closingMonth>;

/** The most people that a preview names. */
export const MOST_PREVIEWED = 100;

/** What of somebody's month isn't approved: time by how far it is, their running timer, working days without time. */
export const openPerson = z.object({
  member: reference,
  draft: amount,
  rejected: amount,
  submitted: amount,
  timer_since: instant.nullable(),
  missing_days: z.int().min(0),
});
/** What of somebody's month isn't approved. */
export type OpenPerson = z.infer<typeof openPerson>;

/** What closing a month would leave; `more` people aren't named. */
export const monthPreview = z.object({
  month: closingMonth,
  people: z.array(openPerson).max(MOST_PREVIEWED),
  more: z.int().min(0),
});
/** What closing a month would leave. */
export type MonthPreview = z.infer<typeof monthPreview>;
