import { SERVICE_TYPE_SORTS } from '#contract/service-types/endpoints.ts';
import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { SERVICE_TYPE_STATUSES } from '#contract/service-types/states.ts';
import { oneOf, searchParameters, several, sortOf, text, whole } from '../../../platform/search.ts';
import type { ServiceTypeQuery } from '../queries.ts';

/** The tabs above the list. */
export const SERVICE_TYPE_VIEWS = ['all', 'active', 'draft', 'retired', 'archived'] as const;

/** One of the tabs. */
export type ServiceTypeView = (typeof SERVICE_TYPE_VIEWS)[number];

/** Everything that the list's address holds. */
export const serviceTypeListSearch = searchParameters({
  view: oneOf(SERVICE_TYPE_VIEWS),
  q: text,
  status: several(oneOf(SERVICE_TYPE_STATUSES)),
  unit: several(oneOf(SERVICE_UNITS)),
  category: several(text),
  billable: oneOf(['true', 'false']),
  sort: sortOf(SERVICE_TYPE_SORTS),
  before: text,
  after: text,
  page: whole,
  hide: several(text),
});

/** Everything that the list's address holds, read. */
export type ServiceTypeListSearch = ReturnType<typeof serviceTypeListSearch>;

/** Parameters of the address that are filters. */
export const SERVICE_TYPE_FILTERS = ['q', 'status', 'unit', 'category', 'billable'] as const;

/** Rows a page. */
export const PAGE_SIZE = 50;

const VIEW_QUERIES: Record<ServiceTypeView, ServiceTypeQuery> = {
  all: {},
  active: { status: ['active'] },
  draft: { status: ['draft'] },
  retired: { status: ['retired'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ServiceTypeListSearch): ServiceTypeQuery => {
  const { view = 'all', before, after, page, hide, ...filters } = search;
  return { ...VIEW_QUERIES[view], ...filters };
};

/** The question to the API that an address stands for. */
export const queryOf = (search: ServiceTypeListSearch): ServiceTypeQuery => {
  const { before, after } = search;
  return {
    ...filtersOf(search),
    per_page: PAGE_SIZE,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  };
};
