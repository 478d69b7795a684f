import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../../app/guards.ts';
import { dealsheetSearch } from '../../../../../features/dealsheets/effects/dealsheet-address.ts';
import { dealsheet } from '../../../../../features/dealsheets/queries.ts';
import { DealsheetScreen } from '../../../../../features/dealsheets/screens/dealsheet-screen.tsx';

export const Route = createFileRoute('/_app/manager/dealsheets/$dealsheetId/')({
  validateSearch: dealsheetSearch,
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  loader: ({ context, params }) => void context.client.prefetchQuery(dealsheet(params.dealsheetId)),
  component: Detail,
});

function Detail() {
  const { dealsheetId } = Route.useParams();
  return <DealsheetScreen key={dealsheetId} id={dealsheetId} search={Route.useSearch()} />;
}
