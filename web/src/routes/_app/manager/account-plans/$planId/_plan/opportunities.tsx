import { createFileRoute } from '@tanstack/react-router';
import { opportunitiesSearch } from '../../../../../../features/plan-items/effects/opportunities/address.ts';
import { OpportunitiesScreen } from '../../../../../../features/plan-items/screens/opportunities-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/opportunities')({
  validateSearch: opportunitiesSearch,
  staticData: { title: 'Opportunities' },
  component: Opportunities,
});

function Opportunities() {
  const { planId } = Route.useParams();
  return <OpportunitiesScreen key={planId} plan_id={planId} search={Route.useSearch()} />;
}
