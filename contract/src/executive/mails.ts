import { z } from 'zod';
import type { Recurrence } from '../recurrence/recurrence.ts';
import { currency, id, instant, timezone } from '../shapes.ts';
import { executiveWindow } from './figures.ts';

/** When figures are mailed: from Monday to Friday, on a weekday, or on a day of the month. */
export const MAIL_RHYTHMS = ['workdays', 'weekly', 'monthly'] as const;
/** When figures are mailed. */
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/**
 * Why nothing is mailed though it isn't paused: whoever ordered it is executive in none of its organizations any more, or the last one
 * couldn't be handed over – both are tried again at the next moment. A mail server that refuses the address for good, or the link in
 * a mail that ends them, holds until somebody resumes it.
 */
export const MAIL_RESTS = ['not-executive', 'not-sent', 'address-refused', 'unsubscribed'] as const;
/** Why nothing is mailed. */
export type MailRest = (typeof MAIL_RESTS)[number];

/** Reasons that hold until somebody resumes it. */
export const RESTS_UNTIL_RESUMED: readonly MailRest[] = ['address-refused', 'unsubscribed'];

/** So many orders a person may have. */
export const MOST_MAILS = 10;
/** Last day of a month, whichever that is. */
export const LAST_DAY = -1;
/** The latest day that every month has. */
export const LATEST_MONTH_DAY = 28;

/**
 * What is mailed, and when. `weekday` (0 = Sunday) counts where it is weekly, `month_day` (1 to 28, or {@link LAST_DAY}) where it is
 * monthly; `at` is on the wall of `timezone`. Without a currency, that of most organizations; without `organization_ids`, all in
 * which the person is executive at that moment.
 */
const fields = {
  rhythm: z.enum(MAIL_RHYTHMS, 'Choose working days, a weekday or a day of the month.'),
  weekday: z.int('Choose a weekday.').min(0, 'Choose a weekday.').max(6, 'Choose a weekday.'),
  month_day: z
    .int('Choose a day from 1 to 28, or the last.')
    .refine(
      (given) => given === LAST_DAY || (given >= 1 && given <= LATEST_MONTH_DAY),
      'Choose a day from 1 to 28, or the last.',
    ),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:30.'),
  timezone,
  currency: currency.nullable(),
  window: executiveWindow,
  organization_ids: z
    .array(id)
    .min(1, 'Choose an organization, or all of them.')
    .max(200, 'Choose at most 200 organizations.')
    .nullable(),
  paused: z.boolean(),
};

/** What is ordered; what isn't said is Monday, the first, the running month, everything, at once. */
export const executiveMailFields = z.strictObject({
  ...fields,
  weekday: fields.weekday.default(1),
  month_day: fields.month_day.default(1),
  currency: fields.currency.default(null),
  window: fields.window.default('month'),
  organization_ids: fields.organization_ids.default(null),
  paused: fields.paused.default(false),
});
/** What is ordered. */
export type ExecutiveMailFields = z.infer<typeof executiveMailFields>;

/** What of it is changed. */
export const executiveMailChange = z.strictObject(fields).partial();
/** What of it is changed. */
export type ExecutiveMailChange = z.infer<typeof executiveMailChange>;

/** An order of somebody's own. `next_at` null = none is due: it is paused, or rests until it is resumed. */
export const executiveMail = z.object({
  id,
  ...fields,
  timezone: z.string(),
  rest: z.object({ why: z.enum(MAIL_RESTS), since: instant }).nullable(),
  next_at: instant.nullable(),
  last_sent_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
});
/** An order of somebody's own. */
export type ExecutiveMail = z.infer<typeof executiveMail>;

/** Days on which it comes, as other plans say them. */
export const recurrenceOf = ({
  rhythm,
  weekday,
  month_day,
}: Pick<ExecutiveMail, 'rhythm' | 'weekday' | 'month_day'>): Recurrence => {
  if (rhythm === 'monthly') return { every: 'month', interval: 1, weekdays: [], monthday: month_day };
  const weekdays = rhythm === 'weekly' ? [weekday] : [1, 2, 3, 4, 5];
  return { every: 'week', interval: 1, weekdays, monthday: null };
};
