import { createFileRoute } from '@tanstack/react-router';
import { PresetOfPlan } from '../../../../../../features/account-plans/components/preset/preset-of-plan.tsx';
import { PlanTexts } from '../../../../../../features/account-plans/components/texts/plan-texts.tsx';
import { StrategyScreen } from '../../../../../../features/plan-items/screens/strategy-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/strategy')({
  staticData: { title: 'Strategy' },
  component: Strategy,
});

function Strategy() {
  const { planId } = Route.useParams();
  return (
    <StrategyScreen
      key={planId}
      plan_id={planId}
      texts={(plan, mayWrite) => <PlanTexts plan={plan} mayWrite={mayWrite} />}
      preset={(plan, mayWrite) => <PresetOfPlan plan={plan} mayWrite={mayWrite} />}
    />
  );
}
