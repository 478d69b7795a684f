import { createFileRoute } from '@tanstack/react-router';
import { whitespaceSearch } from '../../../../../../features/plan-items/effects/whitespace/address.ts';
import { WhitespaceScreen } from '../../../../../../features/plan-items/screens/whitespace-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/whitespace')({
  validateSearch: whitespaceSearch,
  staticData: { title: 'Whitespace' },
  component: Whitespace,
});

function Whitespace() {
  const { planId } = Route.useParams();
  return <WhitespaceScreen key={planId} plan_id={planId} search={Route.useSearch()} />;
}
