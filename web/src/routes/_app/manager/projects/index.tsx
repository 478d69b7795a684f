import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../app/guards.ts';
import { projectListSearch, queryOf } from '../../../../features/projects/effects/list-address.ts';
import { projectList } from '../../../../features/projects/queries.ts';
import { ProjectListScreen } from '../../../../features/projects/screens/project-list-screen.tsx';
import { formatFor } from '../../../../platform/format/use-format.ts';

export const Route = createFileRoute('/_app/manager/projects/')({
  validateSearch: projectListSearch,
  beforeLoad: organizationNeeded,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    const today = formatFor(person.organization ?? undefined).today();
    void client.prefetchQuery(projectList(queryOf(deps, today)));
  },
  component: List,
});

function List() {
  return <ProjectListScreen search={Route.useSearch()} />;
}
