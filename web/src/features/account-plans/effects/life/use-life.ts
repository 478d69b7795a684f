import { useQueryClient } from '@tanstack/react-query';
import { activatePlan, closePlan, sayPlanHealth } from '#contract/account-plans/endpoints.ts';
import { decidePlan, recallPlan, submitPlan } from '#contract/account-plans/revisions.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { call } from '../../../../platform/call.ts';
import { accountPlan } from '../../queries.ts';

/** Drops what was read of account plans, and shows at once what one of them became. */
export function useRefreshPlans() {
  const queries = useQueryClient();
  return (changed?: AccountPlan) => {
    if (changed) queries.setQueryData(accountPlan(changed.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['account-plans'] });
  };
}

/** Steps in a plan's life. The box says what was refused; the page behind it shows what is there now. */
export function useLife(plan_id: string) {
  const refresh = useRefreshPlans();
  const params = { plan_id };
  const followed = async (asked: Promise<AccountPlan>) => {
    try {
      refresh(await asked);
    } catch (error) {
      refresh();
      throw error;
    }
  };
  return {
    submit: (body: BodyInput<typeof submitPlan>) => followed(call(submitPlan, { params, body })),
    decide: (body: BodyInput<typeof decidePlan>) => followed(call(decidePlan, { params, body })),
    recall: (body: BodyInput<typeof recallPlan>) => followed(call(recallPlan, { params, body })),
    activate: (body: BodyInput<typeof activatePlan>) => followed(call(activatePlan, { params, body })),
    close: (body: BodyInput<typeof closePlan>) => followed(call(closePlan, { params, body })),
    sayHealth: (body: BodyInput<typeof sayPlanHealth>) => followed(call(sayPlanHealth, { params, body })),
  };
}
