import { createFileRoute } from '@tanstack/react-router';
import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import { organizationNeeded } from '../../../../../app/guards.ts';
import { accountPlan } from '../../../../../features/account-plans/queries.ts';
import { EditPlanScreen } from '../../../../../features/account-plans/screens/edit-plan-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/edit')({
  beforeLoad: organizationNeeded,
  loader: ({ context: { client, person }, params: { planId } }) =>
    person.permissions.may(readAccountPlan, { plan_id: planId })
      ? client.prefetchQuery({ ...accountPlan(planId), staleTime: 0 })
      : undefined,
  component: Edit,
});

function Edit() {
  const { planId } = Route.useParams();
  return <EditPlanScreen key={planId} id={planId} />;
}
