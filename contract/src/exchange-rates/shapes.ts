import { z } from 'zod';
import { currency, day, id, instant } from '../shapes.ts';

/** Where a rate came from. */
export const RATE_SOURCES = ['entered', 'import'] as const;
/** Where a rate came from. */
export const rateSource = z.enum(RATE_SOURCES);
/** Days after which the latest rate of a currency is old: a month's, and some days for those who enter it. */
export const STALE_AFTER_DAYS = 40;
/** Most rates that one text may bring. */
export const MOST_RATE_ROWS = 5_000;

/** What one unit is worth: an exact decimal above zero, at most nine digits before the point and ten after it. */
export const exchangeRateValue = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,10})?$/, 'Enter a number such as 0.8431, with a point and at most ten places.')
  .regex(/[1-9]/, 'Enter a rate above zero.');

/** What one unit of a currency was worth on a day, in the currency of the organization. */
export const newExchangeRate = z.object({ currency, day, rate: exchangeRateValue });
/** What one unit of a currency was worth on a day. */
export type NewExchangeRate = z.infer<typeof newExchangeRate>;

/** What may change of a rate; another currency is another rate. */
export const exchangeRateChanges = newExchangeRate.omit({ currency: true }).partial();
/** What may change of a rate. */
export type ExchangeRateChanges = z.infer<typeof exchangeRateChanges>;

/** One unit of `currency` was `rate` units of `into` on `day`, exactly. */
export const exchangeRate = z.object({
  id,
  version: z.int(),
  currency,
  into: currency,
  day,
  rate: z.string(),
  source: rateSource,
  updated_at: instant,
});
/** One unit of `currency` was `rate` units of `into` on `day`. */
export type ExchangeRate = z.infer<typeof exchangeRate>;

const dated = z.object({ day, rate: z.string() });

/** The latest rate of a currency by today, the one before it, how many days old it is, and how many there are in all. */
export const currencySummary = z.object({
  currency,
  into: currency,
  latest: dated.nullable(),
  before: dated.nullable(),
  age_days: z.int().nullable(),
  rates: z.int(),
});
/** The latest rate of a currency by today. */
export type CurrencySummary = z.infer<typeof currencySummary>;

/** The rate of a day: the latest on or before it. `rate`, `day` and `age_days` are null where none is as old. */
export const rateOfDay = z.object({
  currency,
  into: currency,
  asked: day,
  rate: z.string().nullable(),
  day: day.nullable(),
  age_days: z.int().nullable(),
});
/** The rate of a day. */
export type RateOfDay = z.infer<typeof rateOfDay>;

/** How a text says days with slashes: which number comes first. */
export const rateDateOrder = z.enum(['dmy', 'mdy']);

/** Rates as text: a line for each with its day, currency and rate, separated by comma, semicolon or tab; a first line may name them. */
export const ratesText = z.object({
  text: z.string().min(1, 'Paste at least one line.').max(400_000, 'Paste at most 400,000 characters.'),
  date_order: rateDateOrder.default('dmy'),
});
/** Rates as text. */
export type RatesText = z.infer<typeof ratesText>;

/** What the cells of a line hold. */
export const RATE_COLUMNS = ['day', 'currency', 'rate'] as const;
/** A cell to be mended: its line as an editor counts, and what to do. */
export const rateProblem = z.object({
  line: z.int().min(1),
  field: z.enum(RATE_COLUMNS),
  message: z.string(),
});
/** A cell to be mended. */
export type RateProblem = z.infer<typeof rateProblem>;

/** What a text would bring: rates that are new, that replace another one of their day, and that are there already. */
export const ratesPreview = z.object({
  problems: z.array(rateProblem),
  added: z.int(),
  replaced: z.array(z.object({ currency, day, before: z.string(), after: z.string() })),
  unchanged: z.int(),
});
/** What a text would bring. */
export type RatesPreview = z.infer<typeof ratesPreview>;

/** What a text brought. */
export const ratesImported = z.object({ added: z.int(), replaced: z.int(), unchanged: z.int() });
