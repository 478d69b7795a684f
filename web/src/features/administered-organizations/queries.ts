import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import {
  listOrganizations,
  readAdministeredOrganization,
} from '#contract/organizations/administration-endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Filters, order and page of the organizations. */
export type OrganizationQuery = QueryInput<typeof listOrganizations>;

/** One page of all organizations; the page before stays in sight while the next one comes. */
export const organizationList = (query: OrganizationQuery) => ({
  ...reading(listOrganizations, { query }),
  placeholderData: keepPreviousData,
});

/** One of them as administrators see it. */
export const administeredOrganization = (organization_id: string) =>
  reading(readAdministeredOrganization, { params: { organization_id } });
