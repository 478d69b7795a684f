import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { buildState } from '../../platform/builds/build-state.ts';
import { followBuilds } from '../../platform/builds/check-build.ts';
import { type Ahead, PREFETCH_MS, prefetch } from '../prefetch/prefetch.ts';
import { openTo } from '../shell/use-places.ts';
import { personHere } from '../sign-in/person-here.ts';
import { reloadNow, reloadOnNavigation } from './reload.ts';
import { PageWorker } from './worker.ts';

/** Looks for newer builds, manages the worker and loads pages ahead. Nothing of it where nothing was built, as in development. */
export function startFollowing(client: QueryClient, router: AnyRouter): void {
  const { id } = buildState.now();
  if (id === null) return;
  const reload = () => window.location.reload();
  const worker = new PageWorker({
    container: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    ask: (question) => window.confirm(question),
    reload: () => reloadNow(reload),
  });
  reloadOnNavigation(router, { reload, takeControl: () => worker.takeControl() });
  fetchNewer(() => worker.update());
  followBuilds();
  prefetchEverywhere(router, { build: id, drawer: () => drawerPages(client) });
  void worker.register();
}

/** A newer build is fetched as soon as it is known, so that the next navigation needn't wait for it. */
function fetchNewer(update: () => Promise<void>): void {
  let fetched: string | null = null;
  buildState.follow(() => {
    const { newer } = buildState.now();
    if (newer === null || newer === fetched) return;
    fetched = newer;
    void update();
  });
}

/** Now, which is 1 s after the first page was drawn, and as long after every other page. */
function prefetchEverywhere(router: AnyRouter, ahead: Ahead): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return;
    clearTimeout(timer);
    timer = setTimeout(() => void prefetch(router, ahead), PREFETCH_MS);
  });
  void prefetch(router, ahead);
}

/** Addresses of the drawer's pages for whoever is here. */
async function drawerPages(client: QueryClient): Promise<string[]> {
  const person = await personHere(client).catch(() => null);
  if (!person?.organization) return [];
  return openTo(person.permissions, person.organization.id).map(({ path }) => path);
}
