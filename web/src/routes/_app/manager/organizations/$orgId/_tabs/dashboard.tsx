import { createFileRoute } from '@tanstack/react-router';
import { readOrganizationDashboard } from '#contract/organizations/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { organizationDashboard } from '../../../../../../features/organization-dashboard/queries.ts';
import { OrganizationDashboardScreen } from '../../../../../../features/organization-dashboard/screens/organization-dashboard-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/dashboard')({
  loader: ({ context: { client, person } }) => {
    requireCall(person, readOrganizationDashboard);
    void client.prefetchQuery(organizationDashboard());
  },
  staticData: { title: 'Dashboard' },
  component: Dashboard,
});

function Dashboard() {
  return <OrganizationDashboardScreen organization={Route.useParams().orgId} />;
}
