import { createFileRoute } from '@tanstack/react-router';
import { updateProject } from '#contract/projects/endpoints.ts';
import { denied } from '../../../../../app/page-error.ts';
import { ProjectSettingsScreen } from '../../../../../features/projects/screens/project-settings-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/$projectId/settings')({
  beforeLoad: ({ context, params }) => {
    if (!context.person.permissions.may(updateProject, { project_id: params.projectId })) throw denied();
  },
  staticData: { title: 'Settings' },
  component: Settings,
});

function Settings() {
  return <ProjectSettingsScreen project_id={Route.useParams().projectId} />;
}
