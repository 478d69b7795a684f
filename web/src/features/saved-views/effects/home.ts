import type { QueryClient } from '@tanstack/react-query';
import { fill } from '#contract/endpoint.ts';
import { listSavedViews } from '#contract/saved-views/endpoints.ts';
import { isBegun } from '../../../platform/http/first-reads.ts';
import type { Search } from '../../../platform/search.ts';
import { tabOrganization } from '../../../platform/session/tab-organization.ts';
import { addressOf, type SavedViews, savedViews, type ViewedList } from '../queries.ts';

/** Milliseconds that a list waits for its views, which were asked for together with its rows. */
const PATIENCE_MS = 500;

/** True for an address that says nothing: the list as the drawer opens it. */
export const isBare = (search: Search): boolean => !Object.values(search).some(isSaid);

/** True for a parameter that says something. */
export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Where a list opens for its person; undefined where that is its bare address. */
export const homeIn = ({ home, data }: SavedViews, path: string): string | undefined => {
  const view = data.find(({ id }) => id === home);
  if (view) return addressOf(path, view);
  return home === null ? undefined : `${path}?view=${home}`;
};

/**
 * The same before the list is drawn, where its address says nothing: by what is known, or by what is on its way since before
 * the code was there. Nobody waits for a request of its own: the screen opens the view when it knows.
 */
export async function homeOf(
  client: QueryClient,
  { list, path, search }: Pick<ViewedList, 'list' | 'path' | 'search'>,
): Promise<string | undefined> {
  if (!isBare(search)) return undefined;
  const read = savedViews(list);
  const known = client.getQueryData(read.queryKey) ?? (await arriving(client, list));
  return known && homeIn(known, path);
}

function arriving(
  client: QueryClient,
  list: ViewedList['list'],
): Promise<SavedViews | undefined> | undefined {
  const address = `/api${fill(listSavedViews.path, { list })}`;
  if (!isBegun(address, tabOrganization() ?? '')) return undefined;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, PATIENCE_MS);
  return Promise.race([client.fetchQuery(savedViews(list)).catch(() => undefined), promise]);
}
