import { createFileRoute } from '@tanstack/react-router';
import { readClient } from '#contract/clients/endpoints.ts';
import { mayCall, organizationNeeded } from '../../../../../app/guards.ts';
import { client } from '../../../../../features/clients/queries.ts';
import { ClientScreen } from '../../../../../features/clients/screens/client-screen.tsx';

export const Route = createFileRoute('/_app/manager/clients/$clientId/')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    mayCall(readClient)(given);
  },
  loader: ({ context, params }) => context.client.ensureQueryData(client(params.clientId)),
  component: Detail,
});

function Detail() {
  return <ClientScreen id={Route.useParams().clientId} />;
}
