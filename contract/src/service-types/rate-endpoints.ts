import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { ratePreview, ratePreviewQuestion } from './preview.ts';
import { newServiceRate, rateAnswer, serviceRate, serviceRateChanges } from './rate-shapes.ts';
import { rateScope } from './shapes.ts';

const object = '/service-types/:service_id';
const place = '/service-types/:service_id/rates';
const params = z.object({ service_id: id });
const rateParams = z.object({ service_id: id, rate_id: id });

/**
 * The rates of a service type, newest first unless sorted otherwise; `day` keeps those that count on it. Rates of people are left out
 * for whoever may not `read-rates` on `/members`.
 */
export const listServiceRates = endpoint({
  method: 'GET',
  path: place,
  summary: "List a service type's rates",
  access: { scope: 'organization', object, action: 'read' },
  params,
  query: z.object({
    ...pageQuery.shape,
    scope: several(rateScope),
    client_id: several(id),
    day: day.optional(),
    sort: sortBy(['-valid_from', 'valid_from']),
  }),
  response: page(serviceRate),
});

/** Adds a rate. Periods of one scope never overlap: the rule `overlapping-rate` says so beside `valid_from`. */
export const addServiceRate = endpoint({
  method: 'POST',
  path: place,
  summary: 'Add a rate to a service type',
  access: { scope: 'organization', object, action: 'update' },
  params,
  body: newServiceRate,
  response: serviceRate,
  status: 201,
});

/** Ends a rate on a day, or opens its end again with null. */
export const endServiceRate = endpoint({
  method: 'PATCH',
  path: `${place}/:rate_id`,
  summary: 'End a rate of a service type',
  access: { scope: 'organization', object, action: 'update' },
  params: rateParams,
  body: serviceRateChanges,
  response: serviceRate,
});

/** Takes away a rate that was a mistake; time logged with it keeps its value. */
export const removeServiceRate = endpoint({
  method: 'DELETE',
  path: `${place}/:rate_id`,
  summary: 'Remove a rate of a service type',
  access: { scope: 'organization', object, action: 'update' },
  params: rateParams,
});

const rates = { scope: 'organization', object: '/rates' } as const;
const peoples = { scope: 'organization', object: '/members', action: 'read-rates' } as const;

/**
 * The organization's rates of every scope, for who may know costs, those of people for whoever may `read-rates` on `/members`;
 * `all_services` keeps those without a service type.
 */
export const listRates = endpoint({
  method: 'GET',
  path: '/rates',
  summary: 'List rates',
  access: { ...rates, action: 'read' },
  query: z.object({
    ...pageQuery.shape,
    scope: several(rateScope),
    service_type_id: several(id),
    client_id: several(id),
    member_id: several(id),
    project_id: several(id),
    all_services: z.stringbool().optional(),
    day: day.optional(),
    sort: sortBy(['-valid_from', 'valid_from']),
  }),
  response: page(serviceRate),
});

/** Adds a rate for all services, by the hour: the organization's, somebody's, or somebody's on a project. */
export const addRate = endpoint({
  method: 'POST',
  path: '/rates',
  summary: 'Add a rate for all services',
  access: { ...rates, action: 'create' },
  body: newServiceRate,
  response: serviceRate,
  status: 201,
});

/** Ends a rate for all services on a day, or opens its end again with null. */
export const endRate = endpoint({
  method: 'PATCH',
  path: '/rates/:rate_id',
  summary: 'End a rate for all services',
  access: { ...rates, action: 'update' },
  params: z.object({ rate_id: id }),
  body: serviceRateChanges,
  response: serviceRate,
});

/** Takes away a rate for all services that was a mistake; time logged with it keeps its value. */
export const removeRate = endpoint({
  method: 'DELETE',
  path: '/rates/:rate_id',
  summary: 'Remove a rate for all services',
  access: { ...rates, action: 'delete' },
  params: z.object({ rate_id: id }),
});

/**
 * Which rate counts for somebody's work on a day, with those that lost and why; what is left out is work without it. A project has its
 * own client. Whoever may not read rates of people hears that one counts, and not which.
 */
export const explainRate = endpoint({
  method: 'GET',
  path: '/rates/which',
  summary: 'Say which rate counts and why',
  access: { ...rates, action: 'read' },
  query: z.object({
    member_id: id.optional(),
    project_id: id.optional(),
    client_id: id.optional(),
    service_type_id: id.optional(),
    day,
  }),
  response: rateAnswer,
});

/**
 * Says what a rate would have done to the last three whole months, beside what time kept from its day. Nothing is stored. It tells what
 * people's time is worth, so it is for whoever reads their rates.
 */
export const previewRate = endpoint({
  method: 'POST',
  path: '/rates/preview',
  summary: 'Preview what a rate would have done',
  access: peoples,
  body: ratePreviewQuestion,
  response: ratePreview,
  status: 200,
});

/** Says what the last three whole months would have been worth without a rate: by the one that counts next, or by none. Nothing is stored. */
export const previewRateEnd = endpoint({
  method: 'GET',
  path: '/rates/:rate_id/end-preview',
  summary: 'Preview what ending a rate would have done',
  access: peoples,
  params: z.object({ rate_id: id }),
  response: ratePreview,
});
