import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { adminQuery, adminSearch } from '../../../features/service-types/effects/admin-address.ts';
import { serviceTypeList } from '../../../features/service-types/queries.ts';
import { ServiceTypeAdminScreen } from '../../../features/service-types/screens/service-type-admin-screen.tsx';

const search = adminSearch;

export const Route = createFileRoute('/_app/admin/service-types')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(serviceTypeList(adminQuery(deps))),
  component: Administration,
});

function Administration() {
  return <ServiceTypeAdminScreen search={Route.useSearch()} />;
}
