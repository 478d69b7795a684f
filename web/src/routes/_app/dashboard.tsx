import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../app/guards.ts';
import { dashboard } from '../../features/dashboard/queries.ts';
import { DashboardScreen } from '../../features/dashboard/screens/dashboard-screen.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: organizationNeeded,
  loader: ({ context: { client } }) => void client.prefetchQuery(dashboard()),
  staticData: { title: 'Dashboard' },
  component: DashboardScreen,
});
