import { EMBEDDED_PAGES } from '#contract/embedding/addresses.ts';

/**
 * Addresses that a worker never answers with the kept page: the server's own, what says how new this build is, files, and
 * the pages that are embedded elsewhere. Each is held against path and query.
 */
export const STAYS_ON_THE_NETWORK: readonly RegExp[] = [
  /^\/api(\/|\?|$)/,
  /^\/builds\//,
  /^\/(config\.json|livez|readyz|metrics)(\?|$)/,
  EMBEDDED_PAGES,
  /^[^?]*\/[^/?]+\.[a-z0-9]{2,11}(\?|$)/i,
];

/** True for the address of the settings, which are kept for a start without a network. */
export const asksForSettings = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathname === '/config.json';

/** Type of the message that tells a waiting worker to take control. Workbox sends it. */
export const UPDATE_NOW = 'SKIP_WAITING';
