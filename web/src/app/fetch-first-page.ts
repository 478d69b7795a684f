import type { AnyRouter } from '@tanstack/react-router';

/** Starts fetching the code of the page at this address, beside the reads that its guards wait for. */
export function fetchFirstPage(router: AnyRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[routeId];
    if (route) void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
  }
}
