import { createFileRoute } from '@tanstack/react-router';
import { PlanOverviewScreen } from '../../../../../../features/plan-items/screens/plan-overview-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/')({
  component: Overview,
});

function Overview() {
  const { planId } = Route.useParams();
  return <PlanOverviewScreen key={planId} plan_id={planId} />;
}
