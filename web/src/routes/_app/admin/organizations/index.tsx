import { createFileRoute } from '@tanstack/react-router';
import { adminOnly } from '../../../../app/guards.ts';
import {
  organizationListSearch,
  queryOf,
} from '../../../../features/administered-organizations/effects/list-address.ts';
import { organizationList } from '../../../../features/administered-organizations/queries.ts';
import { OrganizationListScreen } from '../../../../features/administered-organizations/screens/organization-list-screen.tsx';

const search = organizationListSearch;

export const Route = createFileRoute('/_app/admin/organizations/')({
  validateSearch: search,
  beforeLoad: adminOnly,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(organizationList(queryOf(deps))),
  staticData: { title: 'Organizations' },
  component: List,
});

function List() {
  return <OrganizationListScreen place="admin" search={Route.useSearch()} />;
}
