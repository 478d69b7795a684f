import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { newServiceRate, rateScope, serviceRate, serviceRateChanges } from './shapes.ts';

const object = '/service-types/:service_id';
const place = '/service-types/:service_id/rates';
const params = z.object({ service_id: id });
const rateParams = z.object({ service_id: id, rate_id: id });

/** The rates of a service type, newest first unless sorted otherwise; `day` keeps those that count on it. */
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
