import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { readClient } from '#contract/clients/endpoints.ts';
import { mayCall, organizationNeeded } from '../../../../../app/guards.ts';
import { ClientPlans } from '../../../../../features/account-plans/components/client/client-plans.tsx';
import { clientSearch } from '../../../../../features/clients/effects/client-address.ts';
import { client } from '../../../../../features/clients/queries.ts';
import { ClientScreen } from '../../../../../features/clients/screens/client-screen.tsx';
import { ClientDeals } from '../../../../../features/dealsheets/components/client/client-deals.tsx';
import { ClientRates } from '../../../../../features/service-types/components/rates/client-rates.tsx';

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
  const { clientId } = Route.useParams();
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(client(clientId));
  const { merged_into, name } = data;
  const sides = {
    rates: <ClientRates client={data} />,
    deals: <ClientDeals id={clientId} />,
    plans: <ClientPlans id={clientId} />,
  };
  if (!merged_into || search.stay) return <ClientScreen id={clientId} search={search} {...sides} />;
  const params = { clientId: merged_into.id };
  return <Navigate to="/manager/clients/$clientId" params={params} search={{ from: name }} replace />;
}
