import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { ClientPlans } from '../features/account-plans/components/client/client-plans.tsx';
import { client } from '../features/clients/queries.ts';
import { ClientScreen, type ClientScreenProps } from '../features/clients/screens/client-screen.tsx';
import { ClientDeals } from '../features/dealsheets/components/client/client-deals.tsx';
import { ClientRates } from '../features/service-types/components/rates/client-rates.tsx';
import { SkeletonRows } from '../ui/state/skeleton.tsx';

type ClientPageProps = Required<Pick<ClientScreenProps, 'id' | 'search'>>;

/** A client with what other rooms say of it; one that was merged leads to the other, unless it is to stay. */
export function ClientPage({ id, search }: ClientPageProps) {
  const { data, isFetching } = useSuspenseQuery(client(id));
  const { merged_into, name } = data;
  if (merged_into && !search.stay) {
    // What this device kept may be older than the end of that merger, and nobody comes back from an address that leads on.
    if (isFetching) return <SkeletonRows rows={16} />;
    const params = { clientId: merged_into.id };
    return <Navigate to="/manager/clients/$clientId" params={params} search={{ from: name }} replace />;
  }
  return (
    <ClientScreen
      id={id}
      search={search}
      rates={<ClientRates client={data} />}
      deals={<ClientDeals id={id} />}
      plans={<ClientPlans id={id} />}
    />
  );
}
