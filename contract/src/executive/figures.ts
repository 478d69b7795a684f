import { z } from 'zod';
import { HEALTHS } from '../projects/shapes.ts';
import { currency, day, minorUnits, month, signedSeconds } from '../shapes.ts';

/**
 * Spans that the figures of a period are of, each until the as-of day: its month, or so many months with it. The span before is as many months
 * earlier, until the same day of the month.
 */
export const WINDOWS = ['month', 'quarter', 'year'] as const;
/** Spans that the figures of a period are of. */
export const executiveWindow = z.enum(WINDOWS);
/** A span that the figures of a period are of. */
export type ExecutiveWindow = z.infer<typeof executiveWindow>;

/** Months of a span, the as-of day's with them. */
export const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const satisfies Record<
  ExecutiveWindow,
  number
>;

/** Months of the trend: the as-of day's, and a year before it. */
export const TREND_MONTHS = 13;

/**
 * What is told of organizations, and how each is made of its parts (the fields of `executiveFigures` that are named):
 *
 * - `revenue` = what the billable time of the period sells for: `revenue_minor`.
 * - `margin` = `revenue_minor` − `cost_minor`, the cost of all time of the period on projects; per cent of revenue.
 * - `utilisation` = `logged_s` ÷ `capacity_min`, all time against what there was to work, as the capacity page counts both; `billable_pct` takes
 *   `billable_s` instead.
 * - `backlog` = of each project that is planned, active or on hold on the day what its budget of money leaves, none below zero.
 * - `pipeline` = price of the deals that may still be won on the day; weighted by their probabilities beside it.
 * - `sev1`, `sev2` = incidents that aren't closed at the end of the day, as grave as they were last said to be then.
 * - `overdue_reviews` = account plans that aren't closed whose next review lies before the day.
 * - `disagreements` = open projects whose health was set by hand to something else than the computed one.
 */
export const EXECUTIVE_FIGURES = [
  'revenue',
  'margin',
  'utilisation',
  'backlog',
  'pipeline',
  'sev1',
  'sev2',
  'overdue_reviews',
  'disagreements',
] as const;
/** What is told of organizations. */
export const executiveFigure = z.enum(EXECUTIVE_FIGURES);
/** What is told of organizations. */
export type ExecutiveFigure = z.infer<typeof executiveFigure>;

/**
 * Why no figure can be told of an organization on a day: it hadn't begun, its day is still ahead, it was suspended, it is archived, or its
 * day is being counted for the first time.
 */
export const UNTOLD = ['before', 'ahead', 'suspended', 'archived', 'counting'] as const;
/** Why no figure can be told. */
export const untold = z.enum(UNTOLD);
/** Why no figure can be told. */
export type Untold = z.infer<typeof untold>;

/** Money in the asked currency; all three are null of an organization that nothing can be told of. */
const money = minorUnits.nullable();
const count = z.int().nullable();

/** The parts of figures, and what they come to; null = not known, never nothing. Percentages of money with one place, of time whole. */
export const executiveFigures = z.object({
  revenue_minor: money,
  cost_minor: money,
  margin_minor: money,
  margin_pct: z.string().nullable(),
  logged_s: signedSeconds.nullable(),
  billable_s: signedSeconds.nullable(),
  capacity_min: count,
  /** Null also without capacity. */
  utilisation_pct: count,
  billable_pct: count,
  backlog_minor: money,
  /** Projects whose budget leaves something. */
  backlog_projects: count,
  pipeline_minor: money,
  pipeline_weighted_minor: money,
  pipeline_deals: count,
  sev1: count,
  sev2: count,
  overdue_reviews: count,
  disagreements: count,
  /** Projects that aren't over. */
  projects: count,
});
/** The parts of figures, and what they come to. */
export type ExecutiveFigures = z.infer<typeof executiveFigures>;

/** Which sums of money something is missing in. */
export const MONEY_FIGURES = ['revenue', 'cost', 'backlog', 'pipeline', 'pipeline_weighted'] as const;
/** A sum of money. */
export const moneyFigure = z.enum(MONEY_FIGURES);
/** A sum of money. */
export type MoneyFigure = z.infer<typeof moneyFigure>;

/**
 * What stands beside the figures, in none of them: money of a currency without a rate on the day (`no-rate`), billable time without a price
 * (`unpriced`) and time on projects whose cost nobody knows (`uncosted`), both of the period, and projects under way that have no budget
 * of money (`no-budget`).
 */
export const leftOut = z.discriminatedUnion('why', [
  z.object({ why: z.literal('no-rate'), figure: moneyFigure, currency, minor: minorUnits }),
  z.object({ why: z.literal('unpriced'), seconds: signedSeconds }),
  z.object({ why: z.literal('uncosted'), seconds: signedSeconds }),
  z.object({ why: z.literal('no-budget'), projects: z.int() }),
]);
/** What stands beside the figures. */
export type LeftOut = z.infer<typeof leftOut>;

/** A rate by which money of an organization was exchanged on its day: `borrowed` = it is another organization's, since this one has none. */
export const usedRate = z.object({
  currency,
  into: currency,
  /** An exact decimal: one unit of `currency` is so many of `into`. */
  rate: z.string(),
  day,
  borrowed: z.boolean(),
});
/** A rate that was used. */
export type UsedRate = z.infer<typeof usedRate>;

/** A health, or `none` where none was set or none can be computed. */
export const toldHealth = z.enum([...HEALTHS, 'none']);
/** A health, or none. */
export type ToldHealth = z.infer<typeof toldHealth>;

/** Open projects by the computed health and by what was set by hand; only what there is any of. */
export const healthCell = z.object({
  automatic: toldHealth,
  manual: toldHealth,
  count: z.int(),
  disagreeing: z.boolean(),
});
/** Open projects by health. */
export type HealthCell = z.infer<typeof healthCell>;

/**
 * A month of the trend: its figures of time and money are of the whole month, until the as-of day in the last one; what stands on a day is of
 * its last day. `counted` of the organizations are in it.
 */
export const trendMonth = z.object({
  month,
  day,
  counted: z.int(),
  figures: executiveFigures,
});
/** A month of the trend. */
export type TrendMonth = z.infer<typeof trendMonth>;
