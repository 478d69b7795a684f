import type { AnyRouter } from '@tanstack/react-router';
import { readBuildFile } from '../../platform/builds/check-build.ts';
import { mayLoadAhead } from '../../platform/connection.ts';
import { preload } from './preload.ts';

/** Milliseconds after a page is drawn until the next ones are loaded ahead. */
export const PREFETCH_MS = 1_000;

/** What a page needs, as the build wrote it (web/build/builds.ts). */
interface Payload {
  readonly scripts: readonly string[];
  readonly reads: readonly string[];
}

/** What is loaded ahead on one page. */
export interface Ahead {
  /** Addresses of the drawer's pages: scripts and reads. */
  drawer(): Promise<readonly string[]>;
  /** Id of the running build. */
  readonly build: string;
}

/** Loads ahead: the scripts of the pages in sight and in the drawer, and what the drawer's pages read. */
export async function prefetch(router: AnyRouter, { drawer, build }: Ahead): Promise<void> {
  if (!mayLoadAhead()) return;
  const places = await drawer();
  const found = new Map<string, Payload>();
  for (const href of new Set([...places, ...linksInSight()])) {
    const payload = await payloadOf(router, href, build);
    if (payload) found.set(href, payload);
  }
  for (const { scripts } of found.values()) for (const script of scripts) preloadScript(script);
  for (const href of places)
    if (found.get(href)?.reads.length) await preload(router, href).catch(() => undefined);
}

/** The page's own links that can be seen right now. */
export const linksInSight = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .filter((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      const isSeen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return isSeen && link.checkVisibility();
    })
    .map((link) => link.getAttribute('href') ?? '/');

const payloads = new Map<string, Promise<Payload | undefined>>();

/** Forgets which payloads are known; for tests. */
export const forgetPayloads = () => payloads.clear();

/** The payload of the page at an address, asked for once a page whatever its parameters. */
function payloadOf(router: AnyRouter, href: string, build: string): Promise<Payload | undefined> {
  const [path = '/'] = href.split(/[?#]/);
  const page = router.getMatchedRoutes(path)[2]?.fullPath;
  if (page === undefined) return Promise.resolve(undefined);
  const address = `${page.replace(/\/$/, '')}/_payload.json?${build}`;
  const asked = payloads.get(address) ?? readBuildFile(address).then(payloadIn);
  payloads.set(address, asked);
  return asked;
}

const payloadIn = (value: unknown): Payload | undefined => {
  if (typeof value !== 'object' || value === null || !('scripts' in value) || !('reads' in value)) return;
  const { scripts, reads } = value;
  return isTexts(scripts) && isTexts(reads) ? { scripts, reads } : undefined;
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

function preloadScript(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}
