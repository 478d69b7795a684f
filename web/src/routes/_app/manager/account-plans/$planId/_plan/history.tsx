import { createFileRoute } from '@tanstack/react-router';
import { historySearch } from '../../../../../../features/account-plans/effects/history/history-address.ts';
import { HistoryScreen } from '../../../../../../features/account-plans/screens/history-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/history')({
  validateSearch: historySearch,
  component: History,
});

function History() {
  const { planId } = Route.useParams();
  return <HistoryScreen key={planId} plan_id={planId} search={Route.useSearch()} />;
}
