import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../app/guards.ts';
import { tabOf } from '../../../../features/projects/effects/project-tabs.ts';
import { project } from '../../../../features/projects/queries.ts';
import { ProjectScreen } from '../../../../features/projects/screens/project-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/$projectId')({
  beforeLoad: organizationNeeded,
  loader: ({ context, params }) => void context.client.prefetchQuery(project(params.projectId)),
  component: Project,
});

function Project() {
  const { projectId } = Route.useParams();
  const { pathname } = useLocation();
  return (
    <ProjectScreen project_id={projectId} tab={tabOf(pathname)}>
      <Outlet />
    </ProjectScreen>
  );
}
