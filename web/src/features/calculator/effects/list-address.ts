import { SCENARIO_SORTS } from '#contract/calculator/endpoints.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { ScenarioQuery } from '../queries.ts';

/** The tabs above the list. */
export const SCENARIO_VIEWS = ['all', 'draft', 'frozen', 'converted', 'archived'] as const;
/** One of the tabs. */
export type ScenarioView = (typeof SCENARIO_VIEWS)[number];

/** Everything that the list's address holds. */
export const scenarioListSearch = searchParameters({
  view: oneOf(SCENARIO_VIEWS),
  q: text,
  client_id: several(text),
  sort: sortOf(SCENARIO_SORTS),
  ...PLACE_PARAMETERS,
});
/** Everything that the list's address holds, read. */
export type ScenarioListSearch = ReturnType<typeof scenarioListSearch>;

/** Parameters of the address that are filters. */
export const SCENARIO_FILTERS = ['q', 'client_id'] as const;

const VIEW_QUERIES: Record<ScenarioView, ScenarioQuery> = {
  all: {},
  draft: { status: ['draft'] },
  frozen: { status: ['frozen'] },
  converted: { status: ['converted'] },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: ScenarioListSearch): ScenarioQuery => ({
  ...VIEW_QUERIES[search.view ?? 'all'],
  ...filtersIn(search),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: ScenarioListSearch): ScenarioQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
