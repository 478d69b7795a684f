import { createFileRoute } from '@tanstack/react-router';
import { useOpenThere } from '../../../app/organization/use-open-there.ts';
import { rowsSearch } from '../../../features/executive/effects/address.ts';
import { TeamRowsScreen } from '../../../features/executive/screens/team-rows-screen.tsx';

const search = rowsSearch;

export const Route = createFileRoute('/_app/executive/teams')({
  validateSearch: search,
  staticData: { title: 'Executive' },
  component: Rows,
});

function Rows() {
  return <TeamRowsScreen search={Route.useSearch()} onOpen={useOpenThere()} />;
}
