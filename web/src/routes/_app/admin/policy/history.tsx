import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { historySearch } from '../../../../features/policy/effects/policy-address.ts';
import { policy } from '../../../../features/policy/queries.ts';
import { HistoryScreen } from '../../../../features/policy/screens/history-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/policy/history')({
  loader: ({ context }) => void context.client.prefetchQuery(policy()),
  staticData: { title: 'History of the policy' },
  component: History,
});

function History() {
  const given = Route.useSearch();
  return <HistoryScreen search={useMemo(() => historySearch(given), [given])} />;
}
