import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { compareSearch } from '../../../features/calculator/effects/scenario-address.ts';
import { CompareScreen } from '../../../features/calculator/screens/compare-screen.tsx';

const search = compareSearch;

export const Route = createFileRoute('/_app/calculator/compare')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: Compare,
});

function Compare() {
  return <CompareScreen ids={Route.useSearch().id ?? []} />;
}
