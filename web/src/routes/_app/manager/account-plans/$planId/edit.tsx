import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../../app/guards.ts';
import { accountPlan } from '../../../../../features/account-plans/queries.ts';
import { EditPlanScreen } from '../../../../../features/account-plans/screens/edit-plan-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/edit')({
  beforeLoad: organizationNeeded,
  loader: ({ context, params }) =>
    context.client.prefetchQuery({ ...accountPlan(params.planId), staleTime: 0 }),
  component: Edit,
});

function Edit() {
  const { planId } = Route.useParams();
  return <EditPlanScreen key={planId} id={planId} />;
}
