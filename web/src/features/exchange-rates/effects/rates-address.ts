import { EXCHANGE_RATE_SORTS } from '#contract/exchange-rates/endpoints.ts';
import { RATE_SOURCES } from '#contract/exchange-rates/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { ExchangeRateQuery } from '../queries.ts';

/** Where the list stands. */
export const RATES_PATH = '/admin/exchange-rates';

/** Everything that the list's address holds. */
export const ratesSearch = searchParameters({
  currency: several(text),
  source: several(oneOf(RATE_SOURCES)),
  from: day,
  to: day,
  sort: sortOf([...new Set(EXCHANGE_RATE_SORTS.map((key) => key.replace('-', '')))]),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type RatesSearch = ReturnType<typeof ratesSearch>;

/** Parameters of the address that are filters. */
export const RATE_FILTERS = ['currency', 'source', 'from', 'to'] as const;

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: RatesSearch): ExchangeRateQuery => filtersIn(search);

/** The question to the API that an address stands for. */
export const queryOf = (search: RatesSearch): ExchangeRateQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
