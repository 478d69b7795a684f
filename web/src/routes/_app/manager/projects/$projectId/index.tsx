import { createFileRoute, redirect } from '@tanstack/react-router';
import { readProject } from '#contract/projects/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { openTabs } from '../../../../../features/projects/effects/project-tabs.ts';

export const Route = createFileRoute('/_app/manager/projects/$projectId/')({
  beforeLoad: ({ context, params }) => {
    const [first] = openTabs(context.person.permissions, params.projectId);
    if (!first) requireCall(context.person, readProject, { project_id: params.projectId });
    throw redirect({ href: `/manager/projects/${params.projectId}/${first}`, replace: true });
  },
});
