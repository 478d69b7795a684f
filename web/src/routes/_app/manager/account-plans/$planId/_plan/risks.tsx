import { createFileRoute } from '@tanstack/react-router';
import { RisksScreen } from '../../../../../../features/plan-items/screens/risks-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/risks')({
  staticData: { title: 'Risks' },
  component: Risks,
});

function Risks() {
  const { planId } = Route.useParams();
  return <RisksScreen key={planId} plan_id={planId} />;
}
