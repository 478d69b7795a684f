import Big from 'big.js';
import { type RawBuilder, sql } from 'kysely';
import { type DeliveryMeasures, USUAL_MARGIN_PCT } from '#contract/account-plans/health.ts';
import type { Context } from '../../../platform/context.ts';
import { Exchange } from '../../client-overview/queries.ts';
import type { CountsLog } from './counted-logs.ts';
import { type DeliveryFacts, type MeasuredPlan, readDeliveryFacts } from './delivery-facts.ts';

/** What was delivered for a plan, with costs, and what was sold in its period until today. */
export interface Measured {
  readonly measures: DeliveryMeasures;
  readonly revenue_minor: number;
  /** Currencies that no rate exchanges, in order. */
  readonly without_rate: readonly string[];
}

/** What was delivered for a plan's client in `projects` (ids of those that are looked at), of this moment. */
export const measureDelivery = async (
  place: Pick<Context, 'db' | 'organization'>,
  plan: MeasuredPlan,
  projects: RawBuilder<unknown>,
  counts: CountsLog,
): Promise<Measured> => {
  const facts = await readDeliveryFacts(place, plan, projects);
  const incidents = await readIncidents(place, facts.projects.filter(counts), facts.since);
  const { today: day, recent_seconds, before_seconds } = facts;
  const { open_milestones, late_milestones, longest_late_days } = facts;
  const { sold, revenue_minor, without_rate } = inOneCurrency(facts);
  return {
    measures: {
      ...{ day, currency: plan.currency, ...soldOf(sold), ...incidents },
      ...{ late_milestones, longest_late_days, open_milestones, recent_seconds, before_seconds },
    },
    revenue_minor,
    without_rate,
  };
};

const readIncidents = async (
  { db }: Pick<Context, 'db'>,
  projects: readonly string[],
  since: string,
): Promise<Pick<DeliveryMeasures, 'open_sev1' | 'open_sev2' | 'begun'>> => {
  const none = { open_sev1: 0, open_sev2: 0, begun: 0 };
  if (projects.length === 0) return none;
  const { rows } = await sql<typeof none>`
    select open_sev1, open_sev2, begun from ops_log_grave_counts(${projects}::uuid[], ${since}::timestamptz)`.execute(
    db,
  );
  return rows[0] ?? none;
};

type Sold = DeliveryFacts['sold'][number];

/** Every sum of a month exchanged once, by that month's rate; what no rate exchanges is in none. */
const inOneCurrency = ({ currency, home, rates, sold, revenue }: DeliveryFacts) => {
  const exchange = new Exchange(currency, home, rates);
  const lost = new Set<string>();
  const exchanged = (minor: number, of: { readonly month: string; readonly currency: string }): number => {
    const there = exchange.exchanged({ minor, currency: of.currency }, of.month);
    if (there === undefined && minor !== 0) lost.add(of.currency);
    return there ?? 0;
  };
  return {
    sold: sold.map((row): Sold => {
      const { bill_minor, cost_minor } = row;
      return { ...row, bill_minor: exchanged(bill_minor, row), cost_minor: exchanged(cost_minor, row) };
    }),
    revenue_minor: revenue.reduce((sum, row) => sum + exchanged(row.bill_minor, row), 0),
    without_rate: [...lost].toSorted(),
  };
};

/** What was sold, what it cost where anybody said what people cost, and the lowest margin, weighted by what each service sold. */
const soldOf = (
  sold: readonly Sold[],
): Pick<DeliveryMeasures, 'bill_minor' | 'cost_minor' | 'least_margin_pct'> => {
  const sum = (key: 'bill_minor' | 'cost_minor') => sold.reduce((all, row) => all + row[key], 0);
  // What was taken back weighs nothing: it has no margin of its own.
  const weights = sold.map(({ bill_minor }) => Math.max(0, bill_minor));
  const weight = weights.reduce((all, one) => all + one, 0);
  const least = sold.reduce(
    (all, row, at) => all.plus(new Big(row.least ?? USUAL_MARGIN_PCT).times(weights[at] ?? 0)),
    new Big(0),
  );
  const known = sold.length === 0 || sold.some(({ knows_costs }) => knows_costs);
  return {
    bill_minor: sum('bill_minor'),
    cost_minor: known ? sum('cost_minor') : null,
    least_margin_pct: (weight === 0 ? new Big(USUAL_MARGIN_PCT) : least.div(weight)).toFixed(1),
  };
};
