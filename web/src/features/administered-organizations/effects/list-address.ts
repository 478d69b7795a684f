import { ORGANIZATION_SORTS } from '#contract/organizations/administration-endpoints.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, sortOf, text } from '../../../platform/search.ts';
import type { OrganizationQuery } from '../queries.ts';

/** The tabs above the list. */
export const ORGANIZATION_VIEWS = ['all', 'active', 'suspended', 'archived'] as const;

/** One of the tabs. */
export type OrganizationView = (typeof ORGANIZATION_VIEWS)[number];

/** Everything that the list's address holds. */
export const organizationListSearch = searchParameters({
  view: oneOf(ORGANIZATION_VIEWS),
  q: text,
  sort: sortOf(ORGANIZATION_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type OrganizationListSearch = ReturnType<typeof organizationListSearch>;

/** Parameters of the address that are filters. */
export const ORGANIZATION_FILTERS = ['q'] as const;

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: OrganizationListSearch): OrganizationQuery => ({
  ...(search.view && search.view !== 'all' ? { status: [search.view] } : {}),
  ...filtersIn(search),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: OrganizationListSearch): OrganizationQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
