import { CLIENT_SORTS } from '#contract/clients/endpoints.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { ClientQuery } from '../queries.ts';

/** Address of the list. */
export const CLIENT_LIST = '/manager/clients';

/** The tabs above the list. */
export const CLIENT_VIEWS = ['all', 'active', 'prospects', 'mine', 'archived'] as const;

/** One of the tabs. */
export type ClientView = (typeof CLIENT_VIEWS)[number];

/** Everything that the list's address holds. */
export const clientListSearch = searchParameters({
  view: oneOf(CLIENT_VIEWS),
  q: text,
  status: several(oneOf(CLIENT_STATUSES)),
  owner_id: several(text),
  tags: several(text),
  industry: text,
  has_incidents: oneOf(['true']),
  sort: sortOf(CLIENT_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type ClientListSearch = ReturnType<typeof clientListSearch>;

/** Parameters of the address that are filters. */
export const CLIENT_FILTERS = ['q', 'status', 'owner_id', 'industry', 'tags', 'has_incidents'] as const;

const VIEW_QUERIES: Record<ClientView, ClientQuery> = {
  all: {},
  active: { status: ['active'] },
  prospects: { status: ['prospect'] },
  mine: { owner_id: ['me'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ClientListSearch): ClientQuery => ({
  ...VIEW_QUERIES[search.view ?? 'all'],
  ...filtersIn(search),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: ClientListSearch): ClientQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
