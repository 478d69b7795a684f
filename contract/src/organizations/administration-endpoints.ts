import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { administeredOrganization, newOrganization, organizationChanges } from './administration.ts';
import { organizationStatus } from './states.ts';

const may = (action: 'list' | 'read' | 'create' | 'update') =>
  ({ scope: 'root', object: '/organizations', action }) as const;
const params = z.object({ organization_id: id });

/** Keys that organizations are sorted by. */
export const ORGANIZATION_SORTS = ['name', 'created_at', 'status'] as const;

/** Filters of the organizations. `q` looks into name, legal name and slug; archived ones only where their status is asked for. */
export const organizationFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(organizationStatus),
});
/** Filters of the organizations. */
export type OrganizationFilters = z.infer<typeof organizationFilters>;

/** All organizations, page by page. */
export const listOrganizations = endpoint({
  method: 'GET',
  path: '/organizations',
  summary: 'List organizations',
  access: may('list'),
  query: z.object({ ...pageQuery.shape, ...organizationFilters.shape, sort: sortBy(ORGANIZATION_SORTS) }),
  response: page(administeredOrganization),
});

/** One of them. */
export const readAdministeredOrganization = endpoint({
  method: 'GET',
  path: '/organizations/:organization_id',
  summary: 'Read an organization as an administrator',
  access: may('read'),
  params,
  response: administeredOrganization,
});

/** Makes an organization and invites its owner for two weeks. Rules: `slug-taken`, `self-promotion` beside `owner.email`. */
export const createOrganization = endpoint({
  method: 'POST',
  path: '/organizations',
  summary: 'Create an organization',
  access: may('create'),
  body: newOrganization,
  response: administeredOrganization,
  status: 201,
});

/**
 * Renames, suspends, archives or brings back an organization. A suspended one is read by its people, and written by nobody; an archived
 * one is found by administrators alone. Rules: `slug-taken`, `organization-step`, `reason-needed`.
 */
export const updateOrganization = endpoint({
  method: 'PATCH',
  path: '/organizations/:organization_id',
  summary: 'Change, suspend or archive an organization',
  access: may('update'),
  params,
  body: organizationChanges,
  response: administeredOrganization,
});
