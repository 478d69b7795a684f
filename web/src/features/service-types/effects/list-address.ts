import { SERVICE_TYPE_SORTS } from '#contract/service-types/endpoints.ts';
import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { SERVICE_TYPE_STATUSES } from '#contract/service-types/states.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
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
  low_rates: oneOf(['true']),
  sort: sortOf(SERVICE_TYPE_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type ServiceTypeListSearch = ReturnType<typeof serviceTypeListSearch>;

/** Parameters of the address that are filters. */
export const SERVICE_TYPE_FILTERS = ['q', 'status', 'unit', 'category', 'billable', 'low_rates'] as const;

const VIEW_QUERIES: Record<ServiceTypeView, ServiceTypeQuery> = {
  all: {},
  active: { status: ['active'] },
  draft: { status: ['draft'] },
  retired: { status: ['retired'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ServiceTypeListSearch): ServiceTypeQuery => ({
  ...VIEW_QUERIES[search.view ?? 'all'],
  ...filtersIn(search),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: ServiceTypeListSearch): ServiceTypeQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
