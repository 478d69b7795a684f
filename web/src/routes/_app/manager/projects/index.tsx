import { createFileRoute } from '@tanstack/react-router';
import { listHome } from '../../../../app/list-home.ts';
import {
  PROJECT_LIST,
  projectListSearch,
  queryOf,
} from '../../../../features/projects/effects/list-address.ts';
import { projectList } from '../../../../features/projects/queries.ts';
import { ProjectListScreen } from '../../../../features/projects/screens/project-list-screen.tsx';
import { viewTools } from '../../../../features/saved-views/components/view-tools.ts';
import { formatForPerson } from '../../../../platform/format/use-format.ts';

const search = projectListSearch;

export const Route = createFileRoute('/_app/manager/projects/')({
  beforeLoad: listHome('projects', PROJECT_LIST),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const today = formatForPerson(context.person).today();
    void context.client.prefetchQuery(projectList(queryOf(deps, today)));
  },
  staticData: { title: 'Projects' },
  component: ProjectList,
});

function ProjectList() {
  return <ProjectListScreen search={Route.useSearch()} tools={viewTools} />;
}
