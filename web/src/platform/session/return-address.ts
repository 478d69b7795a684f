import { deviceStore, tabStore } from '../storage.ts';

const FROM = 'login.redirected-from';
const TO = 'login.redirect-to';

/**
 * Remembers the path somebody came from, for the browser and for this tab; /signin itself isn't worth it, nor is the index
 * unless a notification or the inbox stands in its address.
 */
export function rememberRoute(path: string): void {
  if (!isWorthwhile(path)) return;
  deviceStore.write(FROM, path);
  tabStore.write(FROM, path);
}

/** The same for this tab alone, null to forget: somebody who signs in in another one has nothing to do with it. */
export function rememberRouteHere(path: string | null): void {
  if (path === null) tabStore.remove(FROM);
  else if (isWorthwhile(path)) tabStore.write(FROM, path);
}

/** The remembered path, this tab's before another's, once; null for none or one that could leave this origin. */
export function takeRoute(): string | null {
  const path = tabStore.read(FROM) ?? deviceStore.read(FROM);
  for (const store of [deviceStore, tabStore]) store.remove(FROM);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Remembers where somebody wants to go after signing in. Error: RangeError unless it is an absolute http(s) address. */
export function rememberTarget(address: string): void {
  if (!isWebAddress(address)) throw new RangeError('Bad redirection URL');
  deviceStore.write(TO, address);
}

/** The remembered target, once; null for none. */
export function takeTarget(): string | null {
  const address = deviceStore.read(TO);
  deviceStore.remove(TO);
  return address !== null && isWebAddress(address) ? address : null;
}

/** True for an absolute http or https address. */
export function isWebAddress(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

const isWorthwhile = (path: string): boolean =>
  isOwnPath(path) && /^\/(?!signin\b)([^?#]|.*(\Wnt=|#inbox))/.test(path);

// The second half sees what the address parser drops, such as a tab between two slashes.
const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && URL.parse(path, window.location.origin)?.origin === window.location.origin;
