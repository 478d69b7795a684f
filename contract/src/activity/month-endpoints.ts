import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { month } from '../shapes.ts';
import { LONGEST_REASON } from './approval-shapes.ts';
import { closingMonth, monthPreview } from './month-shapes.ts';

const MONTHS = '/daily-activity/months';
const may = (action: 'list' | 'close' | 'reopen') =>
  ({ scope: 'organization', object: MONTHS, action }) as const;
const params = z.object({ month });
/** The version that was seen; 0 for a month that was never closed. */
const version = z.int().min(0);

/** Twelve of the organization's months from its first time to this one, the latest first; `after` is where the next ones go on. */
export const listMonths = endpoint({
  method: 'GET',
  path: MONTHS,
  summary: 'Months and how far their time is',
  access: may('list'),
  query: z.object({ after: month.optional() }),
  response: z.object({ data: z.array(closingMonth), after: month.nullable() }),
});

/** What of a month isn't approved, by whom. */
export const previewMonth = endpoint({
  method: 'GET',
  path: `${MONTHS}/:month`,
  summary: 'What closing a month would leave',
  access: may('list'),
  params,
  response: monthPreview,
});

/**
 * Closes a month: what is approved in it is locked, and no time in it is written any more. 422 while it isn't over, while one
 * before it is open, and over time that isn't approved, unless that is left: then it stays as it is and outside of the sums.
 */
export const closeMonth = endpoint({
  method: 'POST',
  path: `${MONTHS}/:month/close`,
  summary: 'Close a month',
  access: may('close'),
  params,
  body: z.object({ leave_unapproved: z.boolean().default(false), version }),
  response: closingMonth,
});

/** Opens a closed month again: what was locked is approved, but for what was reversed since. */
export const reopenMonth = endpoint({
  method: 'POST',
  path: `${MONTHS}/:month/reopen`,
  summary: 'Reopen a month',
  access: may('reopen'),
  params,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why, so that those who count on it know.')
      .max(LONGEST_REASON, `Use at most ${LONGEST_REASON} characters.`),
    version,
  }),
  response: closingMonth,
});
