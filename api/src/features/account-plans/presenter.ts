import type { AccountPlan, AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import type { Context } from '../../platform/context.ts';
import { appliedAs } from '../presets/queries.ts';
import type { PlanRow } from './queries/plan-rows.ts';
import type { WholePlan } from './queries/read-plan.ts';
import { whyNotDecide } from './rules/deciding.ts';
import { toldHealth } from './rules/told-health.ts';

/** A plan as a row of a list. */
export const presentPlanSummary = (context: Context, row: PlanRow): AccountPlanSummary => ({
  ...row,
  ...toldHealth(context, row),
});

/** A plan whole, with whether its reader may decide it. */
export const presentPlan = (context: Context, { preset, authored, ...row }: WholePlan): AccountPlan => {
  const waits = row.waiting_revision !== null && row.archived_at === null;
  const hindrance = waits ? whyNotDecide(context, { ...row, authored }) : null;
  return {
    ...row,
    ...toldHealth(context, row),
    preset: preset && appliedAs(preset, COMPARED.account_plan(preset).locked),
    may_decide: waits && hindrance === null,
    why_not: hindrance?.message ?? null,
  };
};
