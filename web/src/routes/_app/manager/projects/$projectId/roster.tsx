import { createFileRoute } from '@tanstack/react-router';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { rosterSearch } from '../../../../../features/roster/effects/roster-address.ts';
import { RosterScreen } from '../../../../../features/roster/screens/roster-screen.tsx';

const search = rosterSearch;

export const Route = createFileRoute('/_app/manager/projects/$projectId/roster')({
  validateSearch: search,
  beforeLoad: ({ context, params }) => {
    requireCall(context.person, readProjectRoster, { project_id: params.projectId });
  },
  staticData: { title: 'Roster' },
  component: Roster,
});

function Roster() {
  return <RosterScreen project_id={Route.useParams().projectId} search={Route.useSearch()} />;
}
