import { cacheNames, clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isRenewed } from './platform/builds/renewed-page.ts';
import { asksForSettings, STAYS_ON_THE_NETWORK, UPDATE_NOW } from './platform/builds/worker-rules.ts';
import { answerPushes } from './platform/notifications/push/answer-pushes.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const PAGE = '/index.html';
const SETTINGS = 'settings';

// The build puts the list of files here. Whatever no route names goes to the network, above all the API and builds/.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const showPage = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    (options) => {
      options.event.waitUntil(renewPage());
      return showPage(options);
    },
    { denylist: [...STAYS_ON_THE_NETWORK] },
  ),
);

/** The server writes settings and a policy into the page, which change without a build: the next load has them. */
async function renewPage(): Promise<void> {
  const key = getCacheKeyForURL(PAGE);
  const kept = await matchPrecache(PAGE);
  const fresh = await fetch(PAGE, { cache: 'no-cache' }).catch(() => undefined);
  if (!key || !kept || !fresh || !(await isRenewed(kept, fresh))) return;
  const pages = await caches.open(cacheNames.precache);
  await pages.put(key, fresh);
}

// The application can't start without its settings: the last ones are kept for when nobody answers, or not within 3 s.
// The page that installs the worker has read them already.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && asksForSettings(url),
  new NetworkFirst({ cacheName: SETTINGS, networkTimeoutSeconds: 3 }),
);
self.addEventListener('install', (event) => event.waitUntil(keepSettings()));

async function keepSettings(): Promise<void> {
  const kept = await caches.open(SETTINGS);
  await kept.add('/config.json').catch(() => undefined);
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === UPDATE_NOW) void self.skipWaiting();
});
answerPushes(self);
// The page that installed the worker is kept for offline use at once, not from its next load on.
clientsClaim();
