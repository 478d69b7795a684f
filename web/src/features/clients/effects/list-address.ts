import { CLIENT_SORTS } from '#contract/clients/endpoints.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { oneOf, searchParameters, several, sortOf, text, whole } from '../../../platform/search.ts';
import type { ClientQuery } from '../queries.ts';

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
  sort: sortOf(CLIENT_SORTS),
  before: text,
  after: text,
  page: whole,
  hide: several(text),
});

/** Everything that the list's address holds, read. */
export type ClientListSearch = ReturnType<typeof clientListSearch>;

/** Parameters of the address that are filters. */
export const CLIENT_FILTERS = ['q', 'status', 'owner_id', 'tags'] as const;

/** Rows a page. */
export const PAGE_SIZE = 50;

const VIEW_QUERIES: Record<ClientView, ClientQuery> = {
  all: {},
  active: { status: ['active'] },
  prospects: { status: ['prospect'] },
  mine: { owner_id: ['me'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ClientListSearch): ClientQuery => {
  const { view = 'all', before, after, page, hide, ...filters } = search;
  return { ...VIEW_QUERIES[view], ...filters };
};

/** The question to the API that an address stands for. */
export const queryOf = (search: ClientListSearch): ClientQuery => {
  const { before, after } = search;
  return {
    ...filtersOf(search),
    per_page: PAGE_SIZE,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  };
};
