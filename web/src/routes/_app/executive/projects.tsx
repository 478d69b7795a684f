import { createFileRoute } from '@tanstack/react-router';
import { useOpenThere } from '../../../app/organization/use-open-there.ts';
import { rowsSearch } from '../../../features/executive/effects/address.ts';
import { ProjectRowsScreen } from '../../../features/executive/screens/project-rows-screen.tsx';

const search = rowsSearch;

export const Route = createFileRoute('/_app/executive/projects')({
  validateSearch: search,
  staticData: { title: 'Executive' },
  component: Rows,
});

function Rows() {
  return <ProjectRowsScreen search={Route.useSearch()} onOpen={useOpenThere()} />;
}
