import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listExports } from '#contract/time-exports/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { exportsSearch, queryOf } from '../../../../../../features/time-exports/effects/exports-address.ts';
import { exportList } from '../../../../../../features/time-exports/queries.ts';
import { ExportListScreen } from '../../../../../../features/time-exports/screens/export-list-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/exports')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, listExports);
    void client.prefetchQuery(exportList(queryOf(exportsSearch(deps))));
  },
  staticData: { title: 'Exports' },
  component: Exports,
});

function Exports() {
  const given = Route.useSearch();
  const search = useMemo(() => exportsSearch(given), [given]);
  return <ExportListScreen organization={Route.useParams().orgId} search={search} />;
}
