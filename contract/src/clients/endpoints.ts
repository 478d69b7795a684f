import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { change } from './changes.ts';
import { client, clientChanges, clientStatus, newClient } from './shapes.ts';

const params = z.object({ client_id: id });
const place = '/clients/:client_id';

/** Keys that the list of clients is sorted by. */
export const CLIENT_SORTS = ['name', 'code', 'status', 'created_at', 'updated_at'] as const;

/** Filters of the list of clients. `q` looks into name, code and legal name; `owner_id=me` = the caller. */
export const clientFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(clientStatus),
  owner_id: several(z.union([id, z.literal('me')])),
  parent_id: several(id),
  tags: several(z.string().trim().min(1).max(40)),
  /** Words of the industry. */
  industry: z.string().trim().min(1).max(120).optional(),
  /** Those with an incident that isn't closed, of the ops-logs that the caller may read. */
  has_incidents: z.stringbool().default(false),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});

/** Filters of the list of clients. */
export type ClientFilters = z.infer<typeof clientFilters>;

/** The clients of the organization, page by page. */
export const listClients = endpoint({
  method: 'GET',
  path: '/clients',
  summary: 'List clients',
  access: { scope: 'organization', object: '/clients', action: 'list' },
  query: z.object({ ...pageQuery.shape, ...clientFilters.shape, sort: sortBy(CLIENT_SORTS) }),
  response: page(client),
});

/**
 * Makes a client. One that has the name, web domain or VAT id of another is refused by the rule `duplicate-client`, whose
 * message carries the other's id, unless `confirm_duplicate` is true.
 */
export const createClient = endpoint({
  method: 'POST',
  path: '/clients',
  summary: 'Create a client',
  access: { scope: 'organization', object: '/clients', action: 'create' },
  body: newClient,
  response: client,
  status: 201,
});

/** A client, archived or not. */
export const readClient = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a client',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  response: client,
});

/** Changes fields of a client. */
export const updateClient = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a client',
  access: { scope: 'organization', object: place, action: 'update' },
  params,
  body: clientChanges,
  response: client,
});

/** Archives a client: its projects keep it, new ones can't choose it. `restoreClient` brings it back. */
export const archiveClient = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Archive a client',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
});

/** Brings an archived client back. */
export const restoreClient = endpoint({
  method: 'POST',
  path: `${place}/restore`,
  summary: 'Restore an archived client',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
  response: client,
});

/** What happened to a client, newest first. */
export const listClientChanges = endpoint({
  method: 'GET',
  path: `${place}/changes`,
  summary: 'List what happened to a client',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  query: pageQuery,
  response: page(change),
});
