import { createFileRoute } from '@tanstack/react-router';
import { readClient } from '#contract/clients/endpoints.ts';
import { ClientPage } from '../../../../../app/client-page.tsx';
import { mayCall, organizationNeeded } from '../../../../../app/guards.ts';
import { clientSearch } from '../../../../../features/clients/effects/client-address.ts';
import { client } from '../../../../../features/clients/queries.ts';

export const Route = createFileRoute('/_app/manager/clients/$clientId/')({
  validateSearch: clientSearch,
  beforeLoad: (given) => {
    organizationNeeded(given);
    mayCall(readClient)(given);
  },
  loader: ({ context, params }) => context.client.ensureQueryData(client(params.clientId)),
  component: Detail,
});

function Detail() {
  return <ClientPage id={Route.useParams().clientId} search={Route.useSearch()} />;
}
