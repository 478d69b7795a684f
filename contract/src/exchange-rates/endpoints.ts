import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { currency, day, id } from '../shapes.ts';
import {
  currencySummary,
  exchangeRate,
  exchangeRateChanges,
  newExchangeRate,
  rateOfDay,
  rateSource,
  ratesImported,
  ratesPreview,
  ratesText,
} from './shapes.ts';

const PLACE = '/exchange-rates';
const ONE = `${PLACE}/:exchange_rate_id` as const;
const may = <const Action extends string>(action: Action) =>
  ({ scope: 'organization', object: PLACE, action }) as const;
const params = z.object({ exchange_rate_id: id });

/** Keys that the list of exchange rates is sorted by. */
export const EXCHANGE_RATE_SORTS = ['-day', 'day', 'currency'] as const;

/** Filters of the list of exchange rates; both days count. */
export const exchangeRateFilters = z.object({
  currency: several(currency),
  source: several(rateSource),
  from: day.optional(),
  to: day.optional(),
});
/** Filters of the list of exchange rates. */
export type ExchangeRateFilters = z.infer<typeof exchangeRateFilters>;

/** What currencies were worth in the organization's, newest first. */
export const listExchangeRates = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'List exchange rates',
  access: may('read'),
  query: z.object({ ...pageQuery.shape, ...exchangeRateFilters.shape, sort: sortBy(EXCHANGE_RATE_SORTS) }),
  response: page(exchangeRate),
});

/** Every currency that has a rate, with its latest one by today. */
export const listRateCurrencies = endpoint({
  method: 'GET',
  path: `${PLACE}/currencies`,
  summary: 'List the latest exchange rates',
  access: may('read'),
  response: z.object({ data: z.array(currencySummary) }),
});

/** The rate of a day: the latest on or before it, never a later one, with its own day; 1 for the organization's currency. */
export const readRateOfDay = endpoint({
  method: 'GET',
  path: `${PLACE}/of-day`,
  summary: 'Read the exchange rate of a day',
  access: may('read'),
  query: z.object({ currency, day }),
  response: rateOfDay,
});

/** Enters a rate. 422 `own-currency`, `currency-known`, `rate-day`, and `rate-taken` where its currency has one of that day. */
export const addExchangeRate = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Add an exchange rate',
  access: may('write'),
  body: newExchangeRate,
  response: exchangeRate,
  status: 201,
});

/** Changes a rate or its day; it counts as entered from then on. 422 as of a new one. */
export const changeExchangeRate = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change an exchange rate',
  access: may('write'),
  params,
  body: exchangeRateChanges,
  response: exchangeRate,
});

/** Takes a rate away; what was exchanged by it keeps its value. */
export const removeExchangeRate = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Remove an exchange rate',
  access: may('write'),
  params,
});

/** What a text of rates would bring, and every cell that is wrong. Nothing is written. */
export const checkExchangeRates = endpoint({
  method: 'POST',
  path: `${PLACE}/check`,
  summary: 'Check exchange rates before they are imported',
  access: may('write'),
  body: ratesText,
  response: ratesPreview,
});

/**
 * Brings all of these rates or none; one of the same currency and day is replaced. 422 `import-has-errors` with every cell that is
 * wrong as `lines.{line}.{field}`.
 */
export const importExchangeRates = endpoint({
  method: 'POST',
  path: `${PLACE}/import`,
  summary: 'Import exchange rates',
  access: may('write'),
  body: ratesText,
  response: ratesImported,
});
