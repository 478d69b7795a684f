import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { queryOf, serviceTypeListSearch } from '../../../../features/service-types/effects/list-address.ts';
import { serviceTypeList } from '../../../../features/service-types/queries.ts';
import { ServiceTypeListScreen } from '../../../../features/service-types/screens/service-type-list-screen.tsx';

const search = serviceTypeListSearch;

export const Route = createFileRoute('/_app/manager/service-types/')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(serviceTypeList(queryOf(deps))),
  component: List,
});

function List() {
  return <ServiceTypeListScreen search={Route.useSearch()} />;
}
