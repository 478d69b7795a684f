import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { testSearch } from '../../../../features/policy/effects/policy-address.ts';
import { policy } from '../../../../features/policy/queries.ts';
import { TestScreen } from '../../../../features/policy/screens/test-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/policy/test')({
  loader: ({ context }) => void context.client.prefetchQuery(policy()),
  staticData: { title: 'Test of the policy' },
  component: Test,
});

function Test() {
  const given = Route.useSearch();
  return <TestScreen search={useMemo(() => testSearch(given), [given])} />;
}
