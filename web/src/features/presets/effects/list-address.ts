import { PRESET_SORTS } from '#contract/presets/endpoints.ts';
import { PRESET_KINDS, PRESET_SCOPES } from '#contract/presets/states.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { PresetQuery } from '../queries.ts';

/** The tabs above the list. */
export const PRESET_VIEWS = ['all', 'applicable', 'unpublished', 'archived'] as const;

/** One of the tabs. */
export type PresetView = (typeof PRESET_VIEWS)[number];

/** Everything that the list's address holds. */
export const presetListSearch = searchParameters({
  view: oneOf(PRESET_VIEWS),
  q: text,
  kind: several(oneOf(PRESET_KINDS)),
  scope: several(oneOf(PRESET_SCOPES)),
  sort: sortOf(PRESET_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type PresetListSearch = ReturnType<typeof presetListSearch>;

/** Parameters of the address that are filters. */
export const PRESET_FILTERS = ['q', 'kind', 'scope'] as const;

const VIEW_QUERIES: Record<PresetView, PresetQuery> = {
  all: {},
  applicable: { applicable: 'true' },
  unpublished: { applicable: 'false' },
  archived: { archived: 'true' },
};

/** The question to the API that an address stands for, without its page. */
export const filtersOf = (search: PresetListSearch): PresetQuery => ({
  ...VIEW_QUERIES[search.view ?? 'all'],
  ...filtersIn(search),
});

/** The question to the API that an address stands for. */
export const queryOf = (search: PresetListSearch): PresetQuery => ({
  ...filtersOf(search),
  ...pageIn(search),
});
