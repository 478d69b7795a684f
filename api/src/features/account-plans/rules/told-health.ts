import { type HealthFactor, worstHealth } from '#contract/account-plans/health.ts';
import type { PlanHealth } from '#contract/account-plans/states.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';

type Asker = Pick<Context, 'person' | 'organization'>;

/** The column of a plan with the health that the caller is told, which lists and boards are filtered by. */
export const healthColumn = (context: Asker): 'health' | 'health_without_costs' =>
  seesCosts(context) ? 'health' : 'health_without_costs';

interface Measured {
  readonly factors: readonly HealthFactor[];
  readonly health: PlanHealth | null;
  readonly health_computed: PlanHealth | null;
  readonly health_manual: PlanHealth | null;
}

/** A plan's health as its delivery tells it: who may not see costs is told no margin's level, nor a health that is made of it. */
export const toldHealth = (context: Asker, plan: Measured) => {
  if (seesCosts(context)) return {};
  const factors = plan.factors.map((factor) =>
    factor.key === 'margin' ? { ...factor, level: null } : factor,
  );
  const health_computed = worstHealth(factors);
  return { factors, health_computed, health: plan.health_manual ?? health_computed };
};
