import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../../../../features/projects/effects/dashboard-address.ts';
import { projectDashboard } from '../../../../../features/projects/effects/detail-queries.ts';
import { ProjectDashboardScreen } from '../../../../../features/projects/screens/project-dashboard-screen.tsx';

const search = dashboardSearch;

export const Route = createFileRoute('/_app/manager/projects/$projectId/dashboard')({
  validateSearch: search,
  loaderDeps: ({ search: { period, from, to } }) => ({ isWhole: !(period || from || to) }),
  loader: ({ context, params, deps }) =>
    void (deps.isWhole && context.client.prefetchQuery(projectDashboard(params.projectId))),
  staticData: { title: 'Dashboard' },
  component: Dashboard,
});

function Dashboard() {
  return <ProjectDashboardScreen project_id={Route.useParams().projectId} search={Route.useSearch()} />;
}
