import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../app/guards.ts';
import { newPlanSearch } from '../../../../features/account-plans/effects/new-address.ts';
import { NewPlanScreen } from '../../../../features/account-plans/screens/new-plan-screen.tsx';

const search = newPlanSearch;

export const Route = createFileRoute('/_app/manager/account-plans/new')({
  beforeLoad: organizationNeeded,
  validateSearch: search,
  component: New,
});

function New() {
  return <NewPlanScreen search={Route.useSearch()} />;
}
