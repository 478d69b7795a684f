import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import { organizationNeeded } from '../../../../../app/guards.ts';
import { tabOf } from '../../../../../features/account-plans/effects/plan-tabs.ts';
import { accountPlan } from '../../../../../features/account-plans/queries.ts';
import { PlanScreen } from '../../../../../features/account-plans/screens/plan-screen.tsx';
import { planItems } from '../../../../../features/plan-items/queries.ts';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan')({
  beforeLoad: organizationNeeded,
  loader: ({ context: { client, person }, params: { planId } }) => {
    if (!person.permissions.may(readAccountPlan, { plan_id: planId })) return;
    void client.prefetchQuery(accountPlan(planId));
    void client.prefetchQuery(planItems(planId));
  },
  component: Plan,
});

function Plan() {
  const { planId } = Route.useParams();
  const { pathname } = useLocation();
  return (
    <PlanScreen key={planId} plan_id={planId} part={tabOf(pathname)}>
      <Outlet />
    </PlanScreen>
  );
}
