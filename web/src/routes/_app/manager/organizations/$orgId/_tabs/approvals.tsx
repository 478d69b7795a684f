import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { approvalsSearch, queryOf } from '../../../../../../features/team-time/effects/approvals-address.ts';
import { waitingWeeks } from '../../../../../../features/team-time/queries.ts';
import { ApprovalsScreen } from '../../../../../../features/team-time/screens/approvals-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/approvals')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, listWaitingWeeks);
    void client.prefetchQuery(waitingWeeks(queryOf(approvalsSearch(deps))));
  },
  staticData: { title: 'Approvals' },
  component: Approvals,
});

function Approvals() {
  const given = Route.useSearch();
  const search = useMemo(() => approvalsSearch(given), [given]);
  return <ApprovalsScreen organization={Route.useParams().orgId} search={search} />;
}
