import { z } from 'zod';
import { change } from '../clients/changes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { newServiceType, serviceType, serviceTypeChanges, serviceUnit } from './shapes.ts';
import { serviceTypeStatus } from './states.ts';

const params = z.object({ service_id: id });
const place = '/service-types/:service_id';

/** Keys that the list of service types is sorted by. */
export const SERVICE_TYPE_SORTS = ['name', 'code', 'category', 'status', 'created_at', 'updated_at'] as const;

/** Filters of the list of service types. `q` looks into name, code and category. */
export const serviceTypeFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(serviceTypeStatus),
  unit: several(serviceUnit),
  category: several(z.string().trim().min(1).max(60)),
  billable: z.stringbool().optional(),
  /** Those with rates below their lowest margin; nothing for who may not know costs. */
  low_rates: z.stringbool().optional(),
  /** Active ones without a rate of their own today. */
  unpriced: z.stringbool().optional(),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});

/** Filters of the list of service types. */
export type ServiceTypeFilters = z.infer<typeof serviceTypeFilters>;

/** The service types of the organization, page by page. */
export const listServiceTypes = endpoint({
  method: 'GET',
  path: '/service-types',
  summary: 'List service types',
  access: { scope: 'organization', object: '/service-types', action: 'list' },
  query: z.object({ ...pageQuery.shape, ...serviceTypeFilters.shape, sort: sortBy(SERVICE_TYPE_SORTS) }),
  response: page(serviceType),
});

/** Makes a service type. */
export const createServiceType = endpoint({
  method: 'POST',
  path: '/service-types',
  summary: 'Create a service type',
  access: { scope: 'organization', object: '/service-types', action: 'create' },
  body: newServiceType,
  response: serviceType,
  status: 201,
});

/** A service type, archived or not. */
export const readServiceType = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a service type',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  response: serviceType,
});

/** Changes fields of a service type; its state goes from draft to active to retired, and from there to active again. */
export const updateServiceType = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a service type',
  access: { scope: 'organization', object: place, action: 'update' },
  params,
  body: serviceTypeChanges,
  response: serviceType,
});

/** Archives a service type: time logged as it stays, new time can't choose it. `restoreServiceType` brings it back. */
export const archiveServiceType = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Archive a service type',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
});

/** Brings an archived service type back. */
export const restoreServiceType = endpoint({
  method: 'POST',
  path: `${place}/restore`,
  summary: 'Restore an archived service type',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
  response: serviceType,
});

/** What happened to a service type and its rates, newest first; without rates for who may not know costs. */
export const listServiceTypeChanges = endpoint({
  method: 'GET',
  path: `${place}/changes`,
  summary: 'List what happened to a service type',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  query: pageQuery,
  response: page(change),
});
