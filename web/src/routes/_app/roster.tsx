import { createFileRoute } from '@tanstack/react-router';
import { readRoster } from '#contract/shifts/shift-endpoints.ts';
import { organizationNeeded, requireCall } from '../../app/guards.ts';
import { rosterSearch } from '../../features/roster/effects/roster-address.ts';
import { OrganizationRosterScreen } from '../../features/roster/screens/organization-roster-screen.tsx';

const search = rosterSearch;

export const Route = createFileRoute('/_app/roster')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    requireCall(given.context.person, readRoster);
  },
  staticData: { title: 'Roster' },
  component: Roster,
});

function Roster() {
  return <OrganizationRosterScreen search={Route.useSearch()} />;
}
