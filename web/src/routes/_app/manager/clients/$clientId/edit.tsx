import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../../app/guards.ts';
import { client } from '../../../../../features/clients/queries.ts';
import { EditClientScreen } from '../../../../../features/clients/screens/edit-client-screen.tsx';

export const Route = createFileRoute('/_app/manager/clients/$clientId/edit')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context, params }) => context.client.fetchQuery({ ...client(params.clientId), staleTime: 0 }),
  component: Edit,
});

function Edit() {
  const { clientId } = Route.useParams();
  return <EditClientScreen key={clientId} id={clientId} />;
}
