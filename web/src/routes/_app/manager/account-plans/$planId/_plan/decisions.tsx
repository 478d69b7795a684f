import { createFileRoute } from '@tanstack/react-router';
import { DecisionsScreen } from '../../../../../../features/plan-items/screens/decisions-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/decisions')({
  staticData: { title: 'Decisions' },
  component: Decisions,
});

function Decisions() {
  const { planId } = Route.useParams();
  return <DecisionsScreen key={planId} plan_id={planId} />;
}
