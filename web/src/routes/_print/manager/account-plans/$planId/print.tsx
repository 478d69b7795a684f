import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../../app/guards.ts';
import { PlanPrintScreen } from '../../../../../features/account-plans/screens/plan-print-screen.tsx';

export const Route = createFileRoute('/_print/manager/account-plans/$planId/print')({
  beforeLoad: organizationNeeded,
  component: Print,
});

function Print() {
  const { planId } = Route.useParams();
  return <PlanPrintScreen key={planId} plan_id={planId} />;
}
