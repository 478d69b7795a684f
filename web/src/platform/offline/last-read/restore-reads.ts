import { hydrate, type QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../person.ts';
import { likelyOrganization, tabOrganization } from '../../session/tab-organization.ts';
import { DATA_SHAPE, type Marker, removeMarker } from './marker.ts';
import { forgetAllReads, type KeptRead, keptReads } from './read-store.ts';

/** The application starts without what is kept where the browser's database takes longer. */
const RESTORED_WITHIN_MS = 1_000;

/** Puts what was read last of the `holder` of the session into the cache. */
export type FinishRestore = (client: QueryClient, holder: string) => Promise<void>;

/**
 * Begins to read what the person read last: what is personal, and what is of the organization that this tab works in. The
 * answer puts it into the cache, where all of it counts as stale, so that it is drawn at once and read again. What was
 * kept for somebody else, or in another shape, goes.
 */
export function beginRestore({ username, shape }: Marker): FinishRestore {
  if (shape !== DATA_SHAPE) return forgetReads;
  const likely = likelyOrganization();
  const begun = new Map([null, likely].map((place) => [place, begin(username, place)]));
  const readsOf = (place: string | null) => begun.get(place) ?? keptReads(username, place);
  return (client, holder) => (username === holder ? withinLimit(fill(client, readsOf)) : forgetReads());
}

/** Nothing that anybody read stays on this device. */
export async function forgetReads(): Promise<void> {
  removeMarker();
  await forgetAllReads();
  // Answers that were being written meanwhile said so again.
  removeMarker();
}

function begin(username: string, place: string | null): Promise<KeptRead[]> {
  const reads = keptReads(username, place);
  // Whoever waits for them hears of it.
  reads.catch(() => undefined);
  return reads;
}

async function fill(
  client: QueryClient,
  readsOf: (place: string | null) => Promise<KeptRead[]>,
): Promise<void> {
  put(client, await readsOf(null));
  const organization = tabOrganization() ?? client.getQueryData(currentUser.queryKey)?.current_org?.id;
  if (organization) put(client, await readsOf(organization));
}

async function withinLimit(filled: Promise<void>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, RESTORED_WITHIN_MS);
  });
  await Promise.race([filled, limit]).finally(() => clearTimeout(late));
}

function put(client: QueryClient, reads: readonly KeptRead[]): void {
  const stale = ({ state, ...read }: KeptRead) => ({ ...read, state: { ...state, isInvalidated: true } });
  hydrate(client, { queries: reads.map(stale) });
}
