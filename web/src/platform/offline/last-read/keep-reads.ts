import { dehydrate, hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { myOrganizations } from '../../person.ts';
import { report } from '../../reporting.ts';
import { readMarker, writeMarker } from './marker.ts';
import { forgetOldReads, forgetReadsBeside, type KeptRead, keepReads } from './read-store.ts';
import { forgetReads } from './restore-reads.ts';

/** Answers are written together, this long after the first of them. */
export const WRITTEN_AFTER_MS = 1_000;

/**
 * Keeps on this device what is read from now on, and what was read already; `holder` says for whom, null for nobody.
 * What is kept of an organization goes as soon as the person is in it no more. Returns the way to stop, which writes nothing any more.
 */
export function keepReading(client: QueryClient, holder: () => string | null): () => void {
  const changed = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  );
  const owner = holder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
    if (owner === null || holder() !== owner || changed.size === 0) return;
    const { queries } = dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryHash, state }) => changed.has(queryHash) && state.status === 'success',
    });
    changed.clear();
    const lost = organizationsLost(client);
    await keepReads(owner, queries.filter((read) => !lost(read)).map(firstPage));
    writeMarker(owner);
  };
  const attempt = () => void write().catch((error: unknown) => report(error, 'warning'));
  const forget = () => {
    const organizations = client.getQueryData(myOrganizations.queryKey);
    if (owner === null || !organizations) return;
    const ids = organizations.map(({ id }) => id);
    void forgetReadsBeside(owner, ids).catch((error: unknown) => report(error, 'warning'));
  };
  const plan = () => {
    timer ??= setTimeout(attempt, WRITTEN_AFTER_MS);
  };
  const stopFollowing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    changed.add(event.query.queryHash);
    if (event.query.queryHash === ORGANIZATIONS) forget();
    plan();
  });
  void tidy(owner).catch((error: unknown) => report(error, 'warning'));
  forget();
  plan();
  return () => {
    stopFollowing();
    clearTimeout(timer);
  };
}

const ORGANIZATIONS = hashKey(myOrganizations.queryKey);

/** True for what was read of an organization that the person is in no more. */
function organizationsLost(client: QueryClient): (read: KeptRead) => boolean {
  const mine = client.getQueryData(myOrganizations.queryKey);
  return ({ queryKey: [, organization] }) =>
    mine !== undefined && typeof organization === 'string' && !mine.some(({ id }) => id === organization);
}

/** What was kept for somebody who isn't here goes, and what is too old or too much. */
async function tidy(owner: string | null): Promise<void> {
  if (owner === null) return;
  const marker = readMarker();
  if (marker && marker.username !== owner) await forgetReads();
  await forgetOldReads(owner);
}

/** Of a list that was read page after page the first page is kept: to refresh all of them would take as many reads. */
function firstPage(read: KeptRead): KeptRead {
  const { data } = read.state;
  if (read.queryType !== 'infinite' || !isPaged(data)) return read;
  const { pages, pageParams } = data;
  return {
    ...read,
    state: { ...read.state, data: { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } },
  };
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
