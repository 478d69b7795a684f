import { VIEW_HEADER } from '#contract/views/endpoints.ts';

declare global {
  interface Window {
    /** Reads started by the inline script of index.html, by address. */
    firstReads?: Partial<Record<string, Promise<Response>>>;
  }
}

/**
 * `fetch` that hands out a read started before the bundle arrived, once each; one that failed is asked again. Only plain
 * GETs by address match.
 */
export const firstReads: typeof fetch = async (input, init) => {
  // They were started as the person themselves.
  const plain = (!init?.method || init.method === 'GET') && !new Headers(init?.headers).has(VIEW_HEADER);
  const started = plain ? take(addressOf(input)) : undefined;
  const answer = await started?.catch(() => undefined);
  return answer?.ok ? answer : fetch(input, init);
};

/** Drops what was started for another session. */
export function forgetFirstReads(): void {
  window.firstReads = undefined;
}

function take(address: string): Promise<Response> | undefined {
  const started = window.firstReads?.[address];
  if (window.firstReads) delete window.firstReads[address];
  return started;
}

function addressOf(input: RequestInfo | URL): string {
  const { origin, href } = new URL(input instanceof Request ? input.url : input, window.location.href);
  return href.startsWith(origin) && origin === window.location.origin ? href.slice(origin.length) : href;
}
