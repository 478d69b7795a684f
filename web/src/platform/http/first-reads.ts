import { VIEW_HEADER } from '#contract/views/endpoints.ts';

declare global {
  interface Window {
    /** Reads started by the inline script of index.html, by address; those of an organization by both, with a space. */
    firstReads?: Partial<Record<string, Promise<Response>>>;
  }
}

/**
 * `fetch` that hands out a read started before the bundle arrived, once each; one that failed is asked again. Only plain
 * GETs by address match, in the organization that they were started in.
 */
export const firstReads: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  // They were started as the person themselves.
  const plain = (!init?.method || init.method === 'GET') && !headers.has(VIEW_HEADER);
  const organization = headers.get('Organization-Id');
  const place = [addressOf(input), ...(organization ? [organization] : [])].join(' ');
  const started = plain ? take(place) : undefined;
  const answer = await started?.catch(() => undefined);
  return answer?.ok ? answer : fetch(input, init);
};

/** True while a read of an address is on its way that was started for an organization before the bundle arrived. */
export const isBegun = (address: string, organization: string): boolean =>
  window.firstReads?.[`${address} ${organization}`] !== undefined;

/** Drops what was started for another session. */
export function forgetFirstReads(): void {
  window.firstReads = undefined;
}

function take(place: string): Promise<Response> | undefined {
  const started = window.firstReads?.[place];
  if (window.firstReads) delete window.firstReads[place];
  return started;
}

function addressOf(input: RequestInfo | URL): string {
  const { origin, href } = new URL(input instanceof Request ? input.url : input, window.location.href);
  return href.startsWith(origin) && origin === window.location.origin ? href.slice(origin.length) : href;
}
