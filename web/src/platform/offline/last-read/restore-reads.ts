import { hydrate, type QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../person.ts';
import { tabOrganization } from '../../session/tab-organization.ts';
import { DATA_SHAPE, type Marker, removeMarker } from './marker.ts';
import { forgetAllReads, type KeptRead, keptReads } from './read-store.ts';

/** The application starts without what is kept where the browser's database takes longer. */
const RESTORED_WITHIN_MS = 1_000;

/**
 * Puts what the person read last into the cache: what is personal, and what is of the organization that this tab works in.
 * All of it counts as stale, so that it is drawn at once and read again. What was kept for somebody else, or in
 * another shape, goes.
 */
export async function restoreReads(
  client: QueryClient,
  { username, shape }: Marker,
  holder: string,
): Promise<void> {
  if (username !== holder || shape !== DATA_SHAPE) return forgetReads();
  let late: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    fill(client, username),
    new Promise<void>((resolve) => {
      late = setTimeout(resolve, RESTORED_WITHIN_MS);
    }),
  ]);
  clearTimeout(late);
}

/** Nothing that anybody read stays on this device. */
export async function forgetReads(): Promise<void> {
  removeMarker();
  await forgetAllReads();
  // Answers that were being written meanwhile said so again.
  removeMarker();
}

async function fill(client: QueryClient, username: string): Promise<void> {
  put(client, await keptReads(username, null));
  const user = client.getQueryData(currentUser.queryKey);
  const organization = tabOrganization() ?? user?.current_org?.id;
  if (organization) put(client, await keptReads(username, organization));
}

function put(client: QueryClient, reads: readonly KeptRead[]): void {
  const stale = ({ state, ...read }: KeptRead) => ({ ...read, state: { ...state, isInvalidated: true } });
  hydrate(client, { queries: reads.map(stale) });
}
