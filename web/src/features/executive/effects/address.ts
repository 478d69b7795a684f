import type { z } from 'zod';
import {
  EXECUTIVE_DEAL_SORTS,
  EXECUTIVE_PROJECT_SETS,
  EXECUTIVE_PROJECT_SORTS,
} from '#contract/executive/endpoints.ts';
import { type toldHealth, WINDOWS } from '#contract/executive/figures.ts';
import { PLACE_PARAMETERS } from '../../../platform/list/list-address.ts';
import {
  day,
  oneOf,
  searchParameters,
  several,
  sortOf,
  stringifySearch,
  text,
} from '../../../platform/search.ts';
import type { ExecutiveInput } from '../queries.ts';

/** Where it is. */
export const EXECUTIVE = '/executive';

/** Lists behind figures, by the last part of their address. */
export const ROW_LISTS = ['projects', 'teams', 'deals', 'incidents', 'reviews'] as const;
/** A list behind figures. */
export type RowList = (typeof ROW_LISTS)[number];

const HEALTHS: readonly z.infer<typeof toldHealth>[] = ['green', 'amber', 'red', 'none'];
const asked = { as_of: day, currency: text, window: oneOf(WINDOWS), organization_id: several(text) };

/** Everything that the page's address holds. */
export const executiveSearch = searchParameters(asked);
/** Everything that the page's address holds, read. */
export type ExecutiveSearch = ReturnType<typeof executiveSearch>;

/** The same of a list behind a figure. */
export const rowsSearch = searchParameters({
  ...asked,
  ...{ which: oneOf(EXECUTIVE_PROJECT_SETS), severity: several(oneOf(['sev1', 'sev2'])) },
  ...{ automatic: several(oneOf(HEALTHS)), manual: several(oneOf(HEALTHS)) },
  sort: sortOf([...EXECUTIVE_PROJECT_SORTS, ...EXECUTIVE_DEAL_SORTS]),
  ...PLACE_PARAMETERS,
});
/** What a list's address holds, read. */
export type RowsSearch = ReturnType<typeof rowsSearch>;

/** The page of an address. */
export const executiveHref = (search: ExecutiveSearch): string => `${EXECUTIVE}${stringifySearch(search)}`;

/** The rows behind a figure, of the day, the currency and the span that the figure is of. */
export const rowsHref = (list: RowList, search: RowsSearch): string =>
  `${EXECUTIVE}/${list}${stringifySearch(search)}`;

/** What of a list's address the page of figures has, too. */
export const withoutRows = ({ as_of, currency, window, organization_id }: ExecutiveSearch) => ({
  ...(as_of ? { as_of } : {}),
  ...(currency ? { currency } : {}),
  ...(window ? { window } : {}),
  ...(organization_id ? { organization_id } : {}),
});

/** What is asked by an address, without what only a list has. */
export const questionOf = (search: ExecutiveSearch): ExecutiveInput => withoutRows(search);
