import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listReportedErrors } from '#contract/reports/endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { errorsSearch, queryOf } from '../../../../features/reports/effects/errors-address.ts';
import { errorList } from '../../../../features/reports/queries.ts';
import { ErrorsScreen } from '../../../../features/reports/screens/errors-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/reports/errors')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    requireCall(person, listReportedErrors);
    void client.prefetchQuery(errorList(queryOf(errorsSearch(deps))));
  },
  staticData: { title: 'Reported errors' },
  component: Errors,
});

function Errors() {
  const given = Route.useSearch();
  return <ErrorsScreen search={useMemo(() => errorsSearch(given), [given])} />;
}
