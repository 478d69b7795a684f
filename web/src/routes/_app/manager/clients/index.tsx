import { createFileRoute } from '@tanstack/react-router';
import { adminOnly } from '../../../../app/guards.ts';
import { listHome } from '../../../../app/list-home.ts';
import { CLIENT_LIST, clientListSearch, queryOf } from '../../../../features/clients/effects/list-address.ts';
import { clientList } from '../../../../features/clients/queries.ts';
import { ClientListScreen } from '../../../../features/clients/screens/client-list-screen.tsx';
import { viewTools } from '../../../../features/saved-views/components/view-tools.ts';

const search = clientListSearch;

export const Route = createFileRoute('/_app/manager/clients/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    return listHome('clients', CLIENT_LIST)(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(clientList(queryOf(deps))),
  component: List,
});

function List() {
  return <ClientListScreen search={Route.useSearch()} tools={viewTools} />;
}
