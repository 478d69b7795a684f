import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../../app/guards.ts';
import { dealsheet } from '../../../../../features/dealsheets/queries.ts';
import { EditOfferScreen } from '../../../../../features/dealsheets/screens/edit-offer-screen.tsx';

export const Route = createFileRoute('/_app/manager/dealsheets/$dealsheetId/edit')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  loader: ({ context, params }) =>
    context.client.fetchQuery({ ...dealsheet(params.dealsheetId), staleTime: 0 }),
  component: Edit,
});

function Edit() {
  const { dealsheetId } = Route.useParams();
  return <EditOfferScreen key={dealsheetId} id={dealsheetId} />;
}
