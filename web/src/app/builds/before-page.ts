import type { AnyRouter } from '@tanstack/react-router';
import type { Destination } from './destination.ts';

type Gate = (to: Destination) => Promise<void> | undefined;

let hasPage = (_pathname: string): boolean => true;
let gate: Gate | undefined;

/** Learns from the router which addresses have a page. */
export function knowPages(router: AnyRouter): void {
  hasPage = (pathname) => pathname === '/' || router.getMatchedRoutes(pathname)[2] !== undefined;
}

/** Asked before every page from here on; may keep the navigation waiting or leave the document. */
export function gatePages(next: Gate | undefined): void {
  gate = next;
}

/** Before any page: room for a newer build, and for the rules about addresses that have no page. */
export async function beforePage(given: { location: Destination; preload: boolean }): Promise<void> {
  const { location, preload } = given;
  if (preload) return;
  await gate?.(location);
  if (hasPage(location.pathname)) return;
  const { followRules } = await import('./redirects.ts');
  await followRules(location);
}
