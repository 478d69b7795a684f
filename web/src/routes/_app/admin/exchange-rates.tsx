import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { queryOf, ratesSearch } from '../../../features/exchange-rates/effects/rates-address.ts';
import { exchangeRateList } from '../../../features/exchange-rates/queries.ts';
import { ExchangeRatesScreen } from '../../../features/exchange-rates/screens/exchange-rates-screen.tsx';

const search = ratesSearch;

export const Route = createFileRoute('/_app/admin/exchange-rates')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.client.prefetchQuery(exchangeRateList(queryOf(deps))),
  component: List,
});

function List() {
  return <ExchangeRatesScreen search={Route.useSearch()} />;
}
