import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listMembers } from '#contract/members/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { queryOf, teamSearch } from '../../../../../../features/members/effects/list-address.ts';
import { memberList } from '../../../../../../features/members/queries.ts';
import { TeamScreen } from '../../../../../../features/members/screens/team-screen.tsx';

// The guard and the address are read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/team')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, listMembers);
    void client.prefetchQuery(memberList(queryOf(teamSearch(deps))));
  },
  component: Team,
});

function Team() {
  const given = Route.useSearch();
  const search = useMemo(() => teamSearch(given), [given]);
  return <TeamScreen organization={Route.useParams().orgId} search={search} />;
}
