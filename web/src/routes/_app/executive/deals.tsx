import { createFileRoute } from '@tanstack/react-router';
import { useOpenThere } from '../../../app/organization/use-open-there.ts';
import { rowsSearch } from '../../../features/executive/effects/address.ts';
import { DealRowsScreen } from '../../../features/executive/screens/deal-rows-screen.tsx';

const search = rowsSearch;

export const Route = createFileRoute('/_app/executive/deals')({
  validateSearch: search,
  staticData: { title: 'Executive' },
  component: Rows,
});

function Rows() {
  return <DealRowsScreen search={Route.useSearch()} onOpen={useOpenThere()} />;
}
