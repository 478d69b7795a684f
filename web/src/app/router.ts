import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../platform/search.ts';
import { routeTree } from '../route-tree.gen.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}

/** The router over the file routes. */
export const makeRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    context: { client },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 1_000,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    notFoundMode: 'root',
    // What breaks outside every page goes to React's root, which shows our own view (main.tsx).
    disableGlobalCatchBoundary: true,
  });
