import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { clientListSearch, queryOf } from '../../../../features/clients/effects/list-address.ts';
import { clientList } from '../../../../features/clients/queries.ts';
import { ClientListScreen } from '../../../../features/clients/screens/client-list-screen.tsx';

const search = clientListSearch;

export const Route = createFileRoute('/_app/manager/clients/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(clientList(queryOf(deps))),
  component: List,
});

function List() {
  return <ClientListScreen search={Route.useSearch()} />;
}
