import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { teamQuery, teamSearch } from '../../../../../../features/team-time/effects/team-address.ts';
import { teamWeek } from '../../../../../../features/team-time/queries.ts';
import { TeamWeekScreen } from '../../../../../../features/team-time/screens/team-week-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/time')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, readTeamWeek);
    void client.prefetchQuery(teamWeek(teamQuery(teamSearch(deps))));
  },
  staticData: { title: 'Time' },
  component: TeamTime,
});

function TeamTime() {
  const given = Route.useSearch();
  const search = useMemo(() => teamSearch(given), [given]);
  return <TeamWeekScreen organization={Route.useParams().orgId} search={search} />;
}
