import type { DehydratedState } from '@tanstack/react-query';
import { clear, createStore, promisifyRequest, setMany } from 'idb-keyval';

/** A read as it is kept. */
export type KeptRead = DehydratedState['queries'][number];

/** Reads of an older day are of no use to anybody. */
export const KEPT_MS = 14 * 24 * 60 * 60_000;
/** So many reads are kept for a person, the newest ones. */
export const MOST_KEPT = 150;

const store = createStore('muster-last-read', 'reads');

/** Personal reads belong to no organization. */
const NOWHERE = '';

const keyOf = (username: string, { queryKey, queryHash }: Pick<KeptRead, 'queryKey' | 'queryHash'>) => [
  username,
  typeof queryKey[1] === 'string' ? queryKey[1] : NOWHERE,
  queryHash,
];

/** Everything whose key begins so. */
const below = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** What a person read last in an organization; null = what is personal. Nothing older than `KEPT_MS`. */
export async function keptReads(username: string, organization: string | null): Promise<KeptRead[]> {
  const range = below(username, organization ?? NOWHERE);
  const reads = await store<KeptRead[]>('readonly', (reads) => promisifyRequest(reads.getAll(range)));
  return reads.filter(({ state }) => Date.now() - state.dataUpdatedAt < KEPT_MS);
}

/** Keeps reads of a person, over older ones. */
export const keepReads = (username: string, reads: readonly KeptRead[]): Promise<void> =>
  setMany(
    reads.map((read) => [keyOf(username, read), read]),
    store,
  );

/** Forgets the oldest reads of a person where there are more than `MOST_KEPT`, and those that are too old. */
export const forgetOldReads = (username: string): Promise<void> =>
  store('readwrite', async (reads) => {
    const kept: KeptRead[] = await promisifyRequest(reads.getAll(below(username)));
    const newest = kept.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    const isOld = ({ state }: KeptRead) => Date.now() - state.dataUpdatedAt >= KEPT_MS;
    for (const [at, read] of newest.entries())
      if (at >= MOST_KEPT || isOld(read)) reads.delete(keyOf(username, read));
    return promisifyRequest(reads.transaction);
  });

/** Forgets what a person read of organizations beside these. */
export const forgetReadsBeside = (username: string, organizations: readonly string[]): Promise<void> =>
  store('readwrite', async (reads) => {
    const known = [NOWHERE, ...organizations];
    const keys = await promisifyRequest(reads.getAllKeys(below(username)));
    for (const key of keys) if (Array.isArray(key) && !known.includes(String(key[1]))) reads.delete(key);
    return promisifyRequest(reads.transaction);
  });

/** Forgets everybody's reads. */
export const forgetAllReads = (): Promise<void> => clear(store);
