import { createFileRoute } from '@tanstack/react-router';
import { useOpenThere } from '../../../app/organization/use-open-there.ts';
import { rowsSearch } from '../../../features/executive/effects/address.ts';
import { IncidentRowsScreen } from '../../../features/executive/screens/incident-rows-screen.tsx';

const search = rowsSearch;

export const Route = createFileRoute('/_app/executive/incidents')({
  validateSearch: search,
  staticData: { title: 'Executive' },
  component: Rows,
});

function Rows() {
  return <IncidentRowsScreen search={Route.useSearch()} onOpen={useOpenThere()} />;
}
