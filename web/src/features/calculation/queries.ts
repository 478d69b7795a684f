import type { QueryInput } from '#contract/endpoint.ts';
import { readRateOfDay } from '#contract/exchange-rates/endpoints.ts';
import { listServiceTypes } from '#contract/service-types/endpoints.ts';
import { explainRate } from '#contract/service-types/rate-endpoints.ts';
import { reading } from '../../platform/reading.ts';

const FIVE_MINUTES = 5 * 60_000;

/** The services that a line may be of, by name, with what each sells for today. */
export const pricedServices = () => ({
  ...reading(listServiceTypes, { query: { status: ['active'], sort: 'name', per_page: 200 } }),
  staleTime: FIVE_MINUTES,
});

/** Which rate counts for a service on a day, for a client where there is one. */
export const rateThatCounts = (query: QueryInput<typeof explainRate>) => ({
  ...reading(explainRate, { query }),
  staleTime: FIVE_MINUTES,
});

/** What a currency was worth on a day, in the organization's. */
export const rateOfDay = (currency: string, day: string) => ({
  ...reading(readRateOfDay, { query: { currency, day } }),
  staleTime: FIVE_MINUTES,
});
