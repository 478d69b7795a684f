import { createFileRoute, redirect } from '@tanstack/react-router';
import { denied } from '../../../../../app/page-error.ts';
import { openTabs } from '../../../../../features/projects/components/use-project-tabs.ts';

export const Route = createFileRoute('/_app/manager/projects/$projectId/')({
  beforeLoad: ({ context, params }) => {
    const [first] = openTabs(context.person.permissions, params.projectId);
    if (!first) throw denied();
    throw redirect({ href: `/manager/projects/${params.projectId}/${first}`, replace: true });
  },
});
