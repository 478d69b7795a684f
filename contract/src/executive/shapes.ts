import { z } from 'zod';
import { organizationStatus } from '../organizations/states.ts';
import { currency, day, id, instant, minorUnits, month } from '../shapes.ts';
import {
  executiveFigures,
  executiveWindow,
  healthCell,
  leftOut,
  TREND_MONTHS,
  trendMonth,
  untold,
  usedRate,
} from './figures.ts';

/** Days of a period, both of them in it. */
export const span = z.object({ from: day, to: day });

/**
 * An organization's part. `day` = the one that its figures are of: the asked one, or its own latest where that hasn't begun there.
 * `untold` = why all figures are null; then it is in no total. `counted_at` = when the figures of its day were counted; `pending` = something
 * was written since, and is being counted.
 */
export const executiveOrganization = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  currency,
  timezone: z.string(),
  day,
  /** The first day of which anything is known. */
  since: day.nullable(),
  untold: z.object({ why: untold, since: day.nullable(), reason: z.string().nullable() }).nullable(),
  /** As it is now, whatever it was on the day. */
  status: organizationStatus,
  figures: executiveFigures,
  previous: executiveFigures,
  left_out: z.array(leftOut),
  rates: z.array(usedRate),
  health: z.array(healthCell),
  /** By month of the trend; null where nothing is known. */
  trend: z
    .array(
      z.object({
        month,
        revenue_minor: minorUnits.nullable(),
        margin_pct: z.string().nullable(),
        utilisation_pct: z.int().nullable(),
      }),
    )
    .max(TREND_MONTHS),
  counted_at: instant.nullable(),
  pending: z.boolean(),
});
/** An organization's part. */
export type ExecutiveOrganization = z.infer<typeof executiveOrganization>;

/**
 * What the organizations come to in which the caller is executive or above, by name; none for anybody else, and then `today` is the day in
 * UTC. `currencies` = those that everything can be told in of at least one organization. `total` = the sum of those that figures are told
 * of, each exchanged by itself; `counted` = how many these are.
 */
export const executive = z.object({
  as_of: day,
  /** The latest day that it is anywhere among them; later ones are ahead. */
  today: day,
  currency,
  currencies: z.array(currency),
  window: executiveWindow,
  period: span,
  previous_period: span,
  organizations: z.array(executiveOrganization),
  counted: z.int(),
  /** The same of the period before, in which others may not have begun. */
  previous_counted: z.int(),
  total: executiveFigures,
  previous: executiveFigures,
  left_out: z.array(leftOut),
  health: z.array(healthCell),
  trend: z.array(trendMonth).max(TREND_MONTHS),
});
/** What the organizations come to. */
export type Executive = z.infer<typeof executive>;
