import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listAudit } from '#contract/audit/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { auditSearch, queryOf } from '../../../../../../features/audit/effects/audit-address.ts';
import { auditList } from '../../../../../../features/audit/queries.ts';
import { AuditScreen } from '../../../../../../features/audit/screens/audit-screen.tsx';

// The guard and the address are read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/audit')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, listAudit);
    void client.prefetchQuery(auditList(queryOf(auditSearch(deps))));
  },
  staticData: { title: 'Audit' },
  component: Audit,
});

function Audit() {
  const given = Route.useSearch();
  const search = useMemo(() => auditSearch(given), [given]);
  return <AuditScreen organization={Route.useParams().orgId} search={search} />;
}
