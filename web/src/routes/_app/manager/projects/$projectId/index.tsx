import { createFileRoute, redirect } from '@tanstack/react-router';
import { readProject } from '#contract/projects/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { openTabs } from '../../../../../features/projects/effects/project-tabs.ts';
import { withInbox } from '../../../../../platform/notifications/inbox-address.ts';

export const Route = createFileRoute('/_app/manager/projects/$projectId/')({
  beforeLoad: ({ context, params, location }) => {
    const [first] = openTabs(context.person.permissions, params.projectId);
    if (!first) requireCall(context.person, readProject, { project_id: params.projectId });
    const href = withInbox(`/manager/projects/${params.projectId}/${first}`, location.hash);
    throw redirect({ href, replace: true });
  },
});
