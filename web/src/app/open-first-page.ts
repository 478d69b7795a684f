import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** Pages below it follow what their person may do, so they may open before the server has been asked. */
const FOLLOWING = '/_app';

/**
 * Loads the page at this address: with what was read of the person last where that plainly opens it, else with answers,
 * since a refusal or another page would have nothing that looks again.
 */
export async function openFirstPage(router: AnyRouter, client: QueryClient): Promise<void> {
  const { href, pathname } = router.latestLocation;
  const follows = () =>
    router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === FOLLOWING);
  if (!follows()) return router.load();
  router.update({ context: { client, lastReadWillDo: true } });
  await router.load();
  router.update({ context: { client } });
  const { location, matches } = router.state;
  // Whoever is sent away from all of them isn't signed in, which what was read last has no say in.
  if (!follows()) return;
  if (location.pathname !== pathname) return router.navigate({ href, replace: true });
  if (matches.some(({ status }) => status === 'error' || status === 'notFound')) await router.load();
}
