import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listMemberRates } from '#contract/members/rates.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import {
  listServiceTypeChanges,
  listServiceTypes,
  readServiceType,
} from '#contract/service-types/endpoints.ts';
import type { RatePreviewQuestion } from '#contract/service-types/preview.ts';
import {
  explainRate,
  listRates,
  listServiceRates,
  previewRate,
  previewRateEnd,
} from '#contract/service-types/rate-endpoints.ts';
import { call } from '../../platform/call.ts';
import { reading, readingKey, readingPages } from '../../platform/reading.ts';

/** Filters, order and page of the list of service types. */
export type ServiceTypeQuery = QueryInput<typeof listServiceTypes>;

/** One page of the service types; the page before stays in sight while the next one comes. */
export const serviceTypeList = (query: ServiceTypeQuery) => ({
  ...reading(listServiceTypes, { query }),
  placeholderData: keepPreviousData,
});

/** A service type with what it sells for today. */
export const serviceType = (service_id: string) => reading(readServiceType, { params: { service_id } });

/** The rates of a service type, newest first. */
export const serviceRates = (service_id: string) =>
  reading(listServiceRates, { params: { service_id }, query: { per_page: 200 } });

/** Projects to choose from whose name contains `q`. */
export const projectChoices = (q: string) => ({
  ...reading(listProjects, { query: { ...(q ? { q } : {}), per_page: 50 } }),
  placeholderData: keepPreviousData,
});

/** What happened to a service type and its rates, page after page. */
export const serviceTypeChanges = (service_id: string) =>
  readingPages(listServiceTypeChanges, { params: { service_id }, query: { per_page: 10 } });

/** Which rate counts for some work, with those that lost. */
export const rateAnswer = (query: QueryInput<typeof explainRate>) => ({
  ...reading(explainRate, { query }),
  placeholderData: keepPreviousData,
});

/** The rates of a client's card, newest first. */
export const rateCard = (client_id: string) =>
  reading(listRates, { query: { client_id: [client_id], per_page: 200 } });

/** How many of somebody's rates are read. */
export const MOST_MEMBER_RATES = 200;

/** What somebody costs and sells for, newest first. */
export const memberRates = (member_id: string) =>
  reading(listMemberRates, { params: { member_id }, query: { per_page: MOST_MEMBER_RATES } });

/** The rates for all services, newest first. */
export const wideRates = () => reading(listRates, { query: { all_services: 'true', per_page: 200 } });

/** What a rate would have done; what the one before it would have done stays in sight while it is asked. */
export const ratePreview = (body: RatePreviewQuestion | null) =>
  queryOptions({
    queryKey: [...readingKey(previewRate), body],
    queryFn: body ? ({ signal }) => call(previewRate, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What the last three months would have been without a rate. */
export const endPreview = (rate_id: string) => ({
  ...reading(previewRateEnd, { params: { rate_id } }),
  retry: false,
});
