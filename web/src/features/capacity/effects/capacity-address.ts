import { addDays } from '#contract/activity/rules.ts';
import { CAPACITY_SORTS } from '#contract/capacity/endpoints.ts';
import { TEAMS } from '#contract/capacity/shapes.ts';
import { PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, oneOf, searchParameters, sortOf, stringifySearch, text } from '../../../platform/search.ts';
import type { CapacityQuery } from '../queries.ts';

/** Where it is. */
export const CAPACITY = '/roster/capacity';
/** What stands for people without a department or somebody to report to. */
const NONE = 'none';

/**
 * Everything that the address holds: rows are people unless `by` says teams; `from` is a day of the first week, `person` the one whose
 * week is open, and `week` a day of that week, or of the one that phones show.
 */
export const capacitySearch = searchParameters({
  by: oneOf(TEAMS),
  ...{ q: text, department: text, manager_id: text, project_id: text },
  ...{ from: day, week: day, person: text, sort: sortOf(CAPACITY_SORTS) },
  ...PLACE_PARAMETERS,
});

/** Everything that the address holds, read. */
export type CapacitySearch = ReturnType<typeof capacitySearch>;

/** Names of the parameters that are filters. */
export const CAPACITY_FILTERS = ['q', 'department', 'manager_id', 'project_id'] as const;

/** An address; without anything it is people from four weeks ago on. */
export const capacityHref = (search: CapacitySearch): string => `${CAPACITY}${stringifySearch(search)}`;

/** Filters, weeks and order of an address: what it asks for whatever the page. */
export const asked = ({
  by,
  q,
  department,
  manager_id,
  project_id,
  from,
  sort,
}: CapacitySearch): CapacityQuery => ({
  ...(by ? { by } : {}),
  ...(q ? { q } : {}),
  ...(department ? { department: department === NONE ? '' : department } : {}),
  ...(manager_id ? { manager_id } : {}),
  ...(project_id ? { project_id } : {}),
  ...(from ? { from } : {}),
  ...(sort ? { sort } : {}),
});

/** The question to the API that an address stands for; teams need no page of people. */
export const capacityQuery = (search: CapacitySearch): CapacityQuery => ({
  ...pageIn(search),
  ...(search.by ? { per_page: '1' } : {}),
  ...asked(search),
});

/** The people of a team. */
export const teamHref = ({ by, from }: CapacitySearch, id: string | null): string =>
  capacityHref({ from, ...(by === 'manager' ? { manager_id: id ?? NONE } : { department: id ?? NONE }) });

/** An address with other weeks, at its first page; as many weeks before the one that is looked at as at first. */
export const withWeeks = (search: CapacitySearch, from: string | undefined): CapacitySearch => ({
  ...search,
  ...{ from, before: undefined, after: undefined, page: undefined, week: undefined },
});

/** The same for phones, which show one week: the weeks follow it where it lies outside them. */
export const withWeek = (
  search: CapacitySearch,
  week: string,
  shown: readonly { readonly from: string }[],
): CapacitySearch => {
  const isShown = shown.some(({ from }) => from === week);
  return isShown ? { ...search, week } : { ...withWeeks(search, addDays(week, -28)), week };
};
