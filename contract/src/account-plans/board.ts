import { z } from 'zod';
import { several } from '../pagination.ts';
import { spentWith } from '../plan-items/whitespace.ts';
import { currency, day, id, minorUnits } from '../shapes.ts';
import { accountPlanStatus, accountTier, planHealth, soughtHealth } from './states.ts';

/** Filters of plans, in lists, on boards and in the address of the embedded one. `q` looks into their names and their clients'. */
export const accountPlanFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(accountPlanStatus),
  tier: several(accountTier),
  health: several(soughtHealth),
  client_id: several(id),
  owner_id: several(z.union([id, z.literal('me')])),
  /** Next review until this day. */
  review_until: day.optional(),
  /** Submitted, and the caller may decide. */
  mine_to_decide: z.stringbool().default(false),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});
/** Filters of plans. */
export type AccountPlanFilters = z.infer<typeof accountPlanFilters>;

const sums = z.object({
  count: z.int(),
  revenue_target_minor: minorUnits,
  revenue_minor: minorUnits,
  weighted_minor: minorUnits,
});

/**
 * What the plans that pass the filters come to, in the organization's currency by the newest rates: by tier and health (null = nothing measured);
 * coverage in percent, weighted evenly; spend of the cells of `year` by whom it is with. `without_rate` = currencies in no sum.
 */
export const accountPlanBoard = z.object({
  currency,
  rate_day: day.nullable(),
  without_rate: z.array(currency),
  year: z.int(),
  total: sums,
  by_tier_and_health: z.array(sums.extend({ tier: accountTier, health: planHealth.nullable() })),
  coverage_pct: z.int().nullable(),
  /** Plans in which coverage is below half. */
  thin: z.int(),
  overdue_reviews: z.int(),
  whitespace: z.array(z.object({ with: spentWith, cells: z.int(), spend_minor: minorUnits })),
});
/** What plans come to. */
export type AccountPlanBoard = z.infer<typeof accountPlanBoard>;
