import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listExchangeRates, listRateCurrencies } from '#contract/exchange-rates/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Filters, order and page of the list of exchange rates. */
export type ExchangeRateQuery = QueryInput<typeof listExchangeRates>;

/** One page of the rates; the page before stays in sight while the next one comes. */
export const exchangeRateList = (query: ExchangeRateQuery) => ({
  ...reading(listExchangeRates, { query }),
  placeholderData: keepPreviousData,
});

/** Rates that a history shows at most: the newest ones. */
const MOST_OF_HISTORY = 200;

/** What one currency was worth, newest first. */
export const rateHistory = (currency: string) =>
  reading(listExchangeRates, { query: { currency: [currency], sort: '-day', per_page: MOST_OF_HISTORY } });

/** Every currency that has a rate, with its latest one. */
export const rateCurrencies = () => reading(listRateCurrencies);
