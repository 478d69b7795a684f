import { createFileRoute } from '@tanstack/react-router';
import { updateProject } from '#contract/projects/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { TemplatesCard } from '../../../../../features/ops-log/components/templates/templates-card.tsx';
import { ProjectSettingsScreen } from '../../../../../features/projects/screens/project-settings-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/$projectId/settings')({
  beforeLoad: ({ context, params }) => {
    requireCall(context.person, updateProject, { project_id: params.projectId });
  },
  staticData: { title: 'Settings' },
  component: Settings,
});

function Settings() {
  const project_id = Route.useParams().projectId;
  return <ProjectSettingsScreen project_id={project_id} beside={<TemplatesCard project_id={project_id} />} />;
}
