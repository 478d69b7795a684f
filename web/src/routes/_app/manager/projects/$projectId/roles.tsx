import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listProjectRoles } from '#contract/project-roles/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { projectRolesSearch } from '../../../../../features/members/effects/project-roles-address.ts';
import { ProjectRolesScreen } from '../../../../../features/members/screens/project-roles-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/$projectId/roles')({
  loader: ({ context, params }) => {
    requireCall(context.person, listProjectRoles, { project_id: params.projectId });
  },
  component: Roles,
});

function Roles() {
  const given = Route.useSearch();
  const search = useMemo(() => projectRolesSearch(given), [given]);
  return <ProjectRolesScreen project_id={Route.useParams().projectId} search={search} />;
}
