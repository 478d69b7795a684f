import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { runsSearch } from '../../../features/insights/effects/runs-address.ts';
import { insightOverview } from '../../../features/insights/queries.ts';
import { RunsScreen } from '../../../features/insights/screens/runs-screen.tsx';

export const Route = createFileRoute('/_app/rpai/runs')({
  loader: ({ context }) => void context.client.prefetchQuery(insightOverview()),
  staticData: { title: 'Runs of RPAI' },
  component: Runs,
});

function Runs() {
  const given = Route.useSearch();
  return <RunsScreen search={useMemo(() => runsSearch(given), [given])} />;
}
