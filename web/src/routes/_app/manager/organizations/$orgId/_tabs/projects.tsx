import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { atLeast } from '../../../../../../app/guards.ts';
import { partHref } from '../../../../../../features/organizations/components/organization-tabs.ts';
import { projectListSearch, queryOf } from '../../../../../../features/projects/effects/list-address.ts';
import { projectList } from '../../../../../../features/projects/queries.ts';
import { ProjectListScreen } from '../../../../../../features/projects/screens/project-list-screen.tsx';
import { viewTools } from '../../../../../../features/saved-views/components/view-tools.ts';
import { formatForPerson } from '../../../../../../platform/format/use-format.ts';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/projects')({
  beforeLoad: atLeast('manager'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    const today = formatForPerson(person).today();
    void client.prefetchQuery(projectList(queryOf(projectListSearch(deps), today)));
  },
  staticData: { title: 'Projects' },
  component: Projects,
});

function Projects() {
  const given = Route.useSearch();
  const search = useMemo(() => projectListSearch(given), [given]);
  const within = partHref(Route.useParams().orgId, 'projects');
  return <ProjectListScreen search={search} tools={viewTools} within={within} />;
}
