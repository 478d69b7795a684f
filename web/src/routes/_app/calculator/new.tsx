import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { newSearch } from '../../../features/calculator/effects/scenario-address.ts';
import { NewScenarioScreen } from '../../../features/calculator/screens/new-scenario-screen.tsx';

const search = newSearch;

export const Route = createFileRoute('/_app/calculator/new')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: New,
});

function New() {
  return <NewScenarioScreen preset={Route.useSearch().preset} />;
}
