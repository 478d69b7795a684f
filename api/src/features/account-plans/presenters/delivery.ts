import { healthFactors, marginPct, type PlanDelivery, worstHealth } from '#contract/account-plans/health.ts';
import { percentOf } from '#contract/money/percent.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';
import type { Measured } from '../queries/measure-delivery.ts';

/** What was delivered for a plan and what it comes to; who may not see costs is told neither them nor a margin, nor a health made of it. */
export const presentDelivery = (
  context: Pick<Context, 'person' | 'organization' | 'now'>,
  { wallet_minor }: { readonly wallet_minor: number | null },
  { measures: all, revenue_minor, without_rate }: Measured,
): PlanDelivery => {
  const measures = seesCosts(context) ? all : { ...all, cost_minor: null };
  const factors = healthFactors(measures);
  return {
    ...{ measures, margin_pct: marginPct(measures), factors, health: worstHealth(factors), revenue_minor },
    wallet_share_pct: wallet_minor === null ? null : percentOf(revenue_minor, wallet_minor),
    ...{ without_rate: [...without_rate], measured_at: context.now.toISOString() },
  };
};
