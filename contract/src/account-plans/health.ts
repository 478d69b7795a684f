import Big from 'big.js';
import { z } from 'zod';
import { marginPercent } from '../money/percent.ts';
import { currency, day, instant, minorUnits } from '../shapes.ts';
import { PLAN_HEALTHS, type PlanHealth, planHealth } from './states.ts';

/** Days that margin and incidents are looked back at. */
export const HEALTH_DAYS = 90;
/** Days of activity that are held against as many days before. */
export const TREND_DAYS = 28;
/** The margin in percent of what has no lowest one of its own. */
export const USUAL_MARGIN_PCT = '20';
/** Percentage points below the lowest margin from which it is off track. */
const MARGIN_POINTS = 10;
/** Incidents of severity 1 or 2 in HEALTH_DAYS from which a plan is off track. */
const MANY_INCIDENTS = 3;
/** Milestones that are late from which a plan is off track, and the days that one may be. */
const [MANY_LATE, LONG_LATE_DAYS] = [3, 30];
/** Shares of the activity before, below which a plan is at risk and off track. */
const [LESS, MUCH_LESS] = [0.75, 0.4];

/** What a plan's health is computed from. */
export const HEALTH_FACTORS = ['margin', 'incidents', 'milestones', 'activity'] as const;
/** How one of them stands; null where there is nothing to measure. */
export const healthFactor = z.object({ key: z.enum(HEALTH_FACTORS), level: planHealth.nullable() });
/** How one of them stands. */
export type HealthFactor = z.infer<typeof healthFactor>;

/**
 * What was delivered for a plan's client, without the clients below it, until `day`: work of HEALTH_DAYS in the plan's currency and
 * the lowest margin of its services, weighted by what they sold; incidents of severity 1 and 2 that are open and that began in
 * HEALTH_DAYS (those that not everybody may see aren't counted); milestones past their day; hours of TREND_DAYS and as many before.
 * Costs are null where nobody knows them, or the caller may not.
 */
export const deliveryMeasures = z.object({
  day,
  currency,
  ...{ bill_minor: minorUnits, cost_minor: minorUnits.nullable(), least_margin_pct: z.string() },
  ...{ open_sev1: z.int(), open_sev2: z.int(), begun: z.int() },
  ...{ late_milestones: z.int(), longest_late_days: z.int(), open_milestones: z.int() },
  ...{ recent_seconds: z.int(), before_seconds: z.int() },
});
/** What was delivered for a plan's client. */
export type DeliveryMeasures = z.infer<typeof deliveryMeasures>;

/** What was delivered and what of it makes the plan's health; `revenue_minor` = sold in the plan's period until today. */
export const planDelivery = z.object({
  measures: deliveryMeasures,
  margin_pct: z.string().nullable(),
  factors: z.array(healthFactor),
  health: planHealth.nullable(),
  revenue_minor: minorUnits,
  /** Of the wallet, in percent with one place. */
  wallet_share_pct: z.string().nullable(),
  /** Currencies that no rate exchanges: they are in no sum. */
  without_rate: z.array(currency),
  measured_at: instant,
});
/** What was delivered and what of it makes the plan's health. */
export type PlanDelivery = z.infer<typeof planDelivery>;

/** What is left of what was sold, in percent with one place; null without sales or costs. */
export const marginPct = ({
  bill_minor,
  cost_minor,
}: Pick<DeliveryMeasures, 'bill_minor' | 'cost_minor'>): string | null =>
  bill_minor <= 0 || cost_minor === null ? null : marginPercent(bill_minor, cost_minor);

const marginLevel = (measures: DeliveryMeasures): PlanHealth | null => {
  const margin = marginPct(measures);
  if (margin === null) return null;
  const over = new Big(margin).minus(measures.least_margin_pct);
  if (over.gte(0)) return 'on_track';
  return over.gte(-MARGIN_POINTS) ? 'at_risk' : 'off_track';
};
const incidentsLevel = ({ open_sev1, open_sev2, begun }: DeliveryMeasures): PlanHealth => {
  if (open_sev1 > 0 || begun >= MANY_INCIDENTS) return 'off_track';
  return open_sev2 > 0 || begun > 0 ? 'at_risk' : 'on_track';
};
const milestonesLevel = (measures: DeliveryMeasures): PlanHealth | null => {
  const { late_milestones: late, longest_late_days: days, open_milestones: open } = measures;
  if (late >= MANY_LATE || days > LONG_LATE_DAYS) return 'off_track';
  if (late > 0) return 'at_risk';
  return open > 0 ? 'on_track' : null;
};
const activityLevel = ({
  recent_seconds: recent,
  before_seconds: before,
}: DeliveryMeasures): PlanHealth | null => {
  if (before <= 0) return recent > 0 ? 'on_track' : null;
  const share = recent / before;
  if (share >= LESS) return 'on_track';
  return share >= MUCH_LESS ? 'at_risk' : 'off_track';
};

/** Each factor of what was delivered, in the order of HEALTH_FACTORS. */
export const healthFactors = (measures: DeliveryMeasures): HealthFactor[] => [
  { key: 'margin', level: marginLevel(measures) },
  { key: 'incidents', level: incidentsLevel(measures) },
  { key: 'milestones', level: milestonesLevel(measures) },
  { key: 'activity', level: activityLevel(measures) },
];

/** The worst of the factors that were measured; null where there was only silence: no sales, no milestones, no activity. */
export const worstHealth = (factors: readonly HealthFactor[]): PlanHealth | null => {
  const levels = factors.flatMap(({ level }) => level ?? []);
  if (levels.length <= 1 && levels.every((level) => level === 'on_track')) return null;
  return PLAN_HEALTHS.toReversed().find((level) => levels.includes(level)) ?? null;
};
