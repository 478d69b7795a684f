import { createFileRoute, useRouter } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { importSearch } from '../../../../features/imports/effects/import-address.ts';
import { importDetail, importList } from '../../../../features/imports/queries.ts';
import { ImportScreen } from '../../../../features/imports/screens/import-screen.tsx';

const managers = atLeast('manager');

export const Route = createFileRoute('/_app/manager/projects/import')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    managers(given);
  },
  validateSearch: importSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client }, deps }) => {
    void (deps.import
      ? client.prefetchQuery(importDetail(deps.import))
      : client.prefetchQuery(importList(deps)));
  },
  staticData: { title: 'Import time' },
  component: ImportRoute,
});

function ImportRoute() {
  const { history } = useRouter();
  return <ImportScreen search={Route.useSearch()} onGo={(href) => history.push(href)} />;
}
