import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../app/guards.ts';
import { projectListSearch, queryOf } from '../../../../features/projects/effects/list-address.ts';
import { projectList } from '../../../../features/projects/queries.ts';
import { ProjectListScreen } from '../../../../features/projects/screens/project-list-screen.tsx';
import { dayIn } from '../../../../platform/format/dates.ts';

const search = projectListSearch;

export const Route = createFileRoute('/_app/manager/projects/')({
  beforeLoad: organizationNeeded,
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const today = dayIn(context.person.organization?.timezone ?? 'UTC', Date.now());
    void context.client.prefetchQuery(projectList(queryOf(deps, today)));
  },
  staticData: { title: 'Projects' },
  component: ProjectList,
});

function ProjectList() {
  return <ProjectListScreen search={Route.useSearch()} />;
}
