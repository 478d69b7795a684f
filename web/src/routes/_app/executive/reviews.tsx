import { createFileRoute } from '@tanstack/react-router';
import { useOpenThere } from '../../../app/organization/use-open-there.ts';
import { rowsSearch } from '../../../features/executive/effects/address.ts';
import { ReviewRowsScreen } from '../../../features/executive/screens/review-rows-screen.tsx';

const search = rowsSearch;

export const Route = createFileRoute('/_app/executive/reviews')({
  validateSearch: search,
  staticData: { title: 'Executive' },
  component: Rows,
});

function Rows() {
  return <ReviewRowsScreen search={Route.useSearch()} onOpen={useOpenThere()} />;
}
