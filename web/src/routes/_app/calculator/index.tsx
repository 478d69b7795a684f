import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { queryOf, scenarioListSearch } from '../../../features/calculator/effects/list-address.ts';
import { scenarioList } from '../../../features/calculator/queries.ts';
import { ScenarioListScreen } from '../../../features/calculator/screens/scenario-list-screen.tsx';

const search = scenarioListSearch;

export const Route = createFileRoute('/_app/calculator/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(scenarioList(queryOf(deps))),
  component: List,
});

function List() {
  return <ScenarioListScreen search={Route.useSearch()} />;
}
