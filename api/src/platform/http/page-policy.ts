import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { EMBEDDED_PAGES } from '#contract/embedding/addresses.ts';

/** What pages may load, call and be shown in. */
export interface PagePolicy {
  /** Origins that pages may call besides their own. */
  readonly connectOrigins: readonly string[];
  /** Hashes of inline scripts of the page, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Whether pages may load Google's places library. */
  readonly maps?: boolean;
  /** Of the pages that stand inside another application: origins that may show them, and that they may show. Nobody by default. */
  readonly embedding?: { readonly ancestors: readonly string[]; readonly frames: readonly string[] };
}

/** Made once: Fastify's plugin of the same name makes the headers anew for every answer, a twentieth of a list's cost. */
export const protectPages = (http: FastifyInstance, settings: PagePolicy): void => {
  const headers = headersOf(settings, false);
  const embedded = headersOf(settings, true);
  http.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(EMBEDDED_PAGES.test(url) ? embedded : headers);
    done();
  });
};

/** The same for everybody, so that they are asked of helmet once, with an answer that is never sent. */
const headersOf = (settings: PagePolicy, isEmbedded: boolean): Record<string, string> => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: policyOf(settings, isEmbedded),
    // It knows no list; where there is one, the policy's frame-ancestors takes its place.
    xFrameOptions: !isEmbedded,
    referrerPolicy: { policy: 'same-origin' },
  });
  protect(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

/** What Google's library needs; `muster-maps` is our own policy for its address, the others are made by it. */
const MAPS = {
  script: 'https://maps.googleapis.com',
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  policies: ['muster-maps', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

const policyOf = ({ connectOrigins, scriptHashes, maps, embedding }: PagePolicy, isEmbedded: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...(maps ? [MAPS.script] : [])],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connectOrigins, ...(maps ? MAPS.connect : [])],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: someOf(isEmbedded ? embedding?.ancestors : undefined),
    frameSrc: someOf(isEmbedded ? embedding?.frames : undefined),
    formAction: ["'self'", ...connectOrigins],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'muster-worker', 'muster-replay', ...(maps ? MAPS.policies : [])],
  },
});

const someOf = (origins: readonly string[] = []): string[] =>
  origins.length > 0 ? [...origins] : ["'none'"];
