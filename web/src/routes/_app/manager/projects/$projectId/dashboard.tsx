import { createFileRoute } from '@tanstack/react-router';
import { projectDashboard } from '../../../../../features/projects/queries.ts';
import { ProjectDashboardScreen } from '../../../../../features/projects/screens/project-dashboard-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/$projectId/dashboard')({
  loader: ({ context, params }) => void context.client.prefetchQuery(projectDashboard(params.projectId)),
  staticData: { title: 'Dashboard' },
  component: Dashboard,
});

function Dashboard() {
  return <ProjectDashboardScreen project_id={Route.useParams().projectId} />;
}
