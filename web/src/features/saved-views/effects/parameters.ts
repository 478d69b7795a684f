import type { ViewParameters } from '#contract/saved-views/shapes.ts';
import type { Search } from '../../../platform/search.ts';
import type { ViewedList } from '../queries.ts';
import { isSaid } from './home.ts';

const PLACES = ['before', 'after', 'page', 'saved'];

/** What of a list's address a view keeps, by name; the first built-in view is the bare address's and left out. */
export const parametersOf = (search: Search, { builtIn }: Pick<ViewedList, 'builtIn'>): ViewParameters =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => !PLACES.includes(name) && isSaid(value))
      .filter(([name, value]) => name !== 'view' || value !== builtIn[0]?.id)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );

const sorted = (parameters: ViewParameters) =>
  JSON.stringify(Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)));

/** True where a list's address says something else than a view. */
export const differs = (viewed: ViewedList, parameters: ViewParameters): boolean =>
  sorted(parametersOf(viewed.search, viewed)) !== sorted(parametersOf(viewed.read(parameters), viewed));
