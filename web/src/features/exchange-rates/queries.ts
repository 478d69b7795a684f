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

/** Every currency that has a rate, with its latest one. */
export const rateCurrencies = () => reading(listRateCurrencies);
