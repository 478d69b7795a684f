import type { QueryInput } from '#contract/endpoint.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { type listProjects, PROJECT_SORTS } from '#contract/projects/endpoints.ts';
import { HEALTHS, PROJECT_BILLINGS, PROJECT_TYPES } from '#contract/projects/shapes.ts';
import { OPEN_STATUSES, PROJECT_STATUSES } from '#contract/projects/states.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';

/** Filters, order and page of the list of projects. */
export type ProjectQuery = QueryInput<typeof listProjects>;

/** Address of the list. */
export const PROJECT_LIST = '/manager/projects';

/** The tabs above the list. */
export const PROJECT_VIEWS = ['open', 'mine', 'attention', 'ending', 'all'] as const;

/** One of the tabs. */
export type ProjectView = (typeof PROJECT_VIEWS)[number];

/** Everything that the list's address holds. */
export const projectListSearch = searchParameters({
  view: oneOf(PROJECT_VIEWS),
  q: text,
  status: several(oneOf(PROJECT_STATUSES)),
  health: several(oneOf([...HEALTHS, 'none'])),
  client_id: several(text),
  account_plan_id: several(text),
  owner_id: several(text),
  billing: several(oneOf(PROJECT_BILLINGS)),
  type: several(oneOf(PROJECT_TYPES)),
  tags: text,
  ending_before: day,
  sort: sortOf(PROJECT_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type ProjectListSearch = ReturnType<typeof projectListSearch>;

/** Names of the parameters that are filters of the list. */
export const PROJECT_FILTERS = [
  ...['q', 'status', 'health', 'client_id', 'account_plan_id'],
  ...['owner_id', 'billing', 'type', 'tags'],
];

/** Days that "ending soon" looks ahead. */
const SOON = 60;

/** What a view stands for; the filters of the address come on top. */
const viewQuery = (view: ProjectView, today: string): ProjectQuery => {
  if (view === 'all') return {};
  const status = [...OPEN_STATUSES];
  if (view === 'mine') return { status, owner_id: ['me'] };
  if (view === 'attention') return { status, health: ['amber', 'red'] };
  if (view === 'ending') return { status, ending_before: addDays(today, SOON) };
  return { status };
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ProjectListSearch, today: string): ProjectQuery => {
  const { tags, ...filters } = filtersIn(search);
  return { ...viewQuery(search.view ?? 'open', today), ...filters, ...(tags ? { tags: [tags] } : {}) };
};

/** The question to the API that an address stands for. */
export const queryOf = (search: ProjectListSearch, today: string): ProjectQuery => ({
  ...filtersOf(search, today),
  ...pageIn(search),
});
