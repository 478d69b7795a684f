import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createAccountPlan, updateAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { call } from '../../platform/call.ts';
import { accountPlan } from './queries.ts';

/** Drops what was read of account plans, and shows at once what one of them became. */
export function useRefreshPlans() {
  const queries = useQueryClient();
  return (changed?: AccountPlan) => {
    if (changed) queries.setQueryData(accountPlan(changed.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['account-plans'] });
  };
}

const QUIET = { toast: false } as const;

/** Makes an account plan. The form says what was refused. */
export function useCreatePlan() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof createAccountPlan>) => call(createAccountPlan, { body }),
    meta: QUIET,
    onSuccess: useRefreshPlans(),
  });
}

type Change = Pick<AccountPlan, 'id' | 'version'> & { readonly body: BodyInput<typeof updateAccountPlan> };

/** Changes a plan's own fields. The form says what was refused. */
export function useUpdatePlan() {
  return useMutation({
    mutationFn: ({ id, version, body }: Change) =>
      call(updateAccountPlan, { params: { plan_id: id }, version, body }),
    meta: QUIET,
    onSuccess: useRefreshPlans(),
  });
}
