import { several, text, whole } from '../search.ts';

/** Rows a page. */
export const PAGE_SIZE = 50;

/** What every list's address holds beside its view, filters and order: where it stands, columns that are off, the saved view. */
export const PLACE_PARAMETERS = { before: text, after: text, page: whole, hide: several(text), saved: text };

interface Place {
  readonly before?: string;
  readonly after?: string;
  readonly page?: number;
  readonly hide?: readonly string[];
  readonly saved?: string;
}

/** Filters and order of an address: what it asks for whatever the page. */
export function filtersIn<Search extends Place & { readonly view?: unknown }>(search: Search) {
  const { view, before, after, page, hide, saved, ...filters } = search;
  return filters;
}

/** The page that an address asks for. */
export const pageIn = ({ before, after }: Place) => ({
  per_page: PAGE_SIZE,
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
});
