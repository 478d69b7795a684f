import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listHome } from '../../../app/list-home.ts';
import { insightsSearch, RPAI } from '../../../features/insights/effects/insights-address.ts';
import { insightOverview } from '../../../features/insights/queries.ts';
import { InsightsScreen } from '../../../features/insights/screens/insights-screen.tsx';
import { viewTools } from '../../../features/saved-views/components/view-tools.ts';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/rpai/')({
  beforeLoad: listHome('insights', RPAI),
  loader: ({ context }) => void context.client.prefetchQuery(insightOverview()),
  component: List,
});

function List() {
  const given = Route.useSearch();
  return <InsightsScreen search={useMemo(() => insightsSearch(given), [given])} tools={viewTools} />;
}
