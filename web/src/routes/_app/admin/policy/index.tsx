import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { rulesSearch } from '../../../../features/policy/effects/policy-address.ts';
import { policy } from '../../../../features/policy/queries.ts';
import { RulesScreen } from '../../../../features/policy/screens/rules-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/policy/')({
  loader: ({ context }) => void context.client.prefetchQuery(policy()),
  staticData: { title: 'Policy' },
  component: Rules,
});

function Rules() {
  const given = Route.useSearch();
  return <RulesScreen search={useMemo(() => rulesSearch(given), [given])} />;
}
