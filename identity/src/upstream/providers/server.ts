import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi';
import { Unavailable } from './failure.ts';

/** How the library's requests go out: within one time limit, and over http only to a server that was set so. */
export function requestOptions(signal: AbortSignal, issuer: string) {
  return {
    signal,
    [customFetch]: patientFetch,
    [allowInsecureRequests]: issuer.startsWith('http:'),
  };
}

export type Requests = ReturnType<typeof requestOptions>;

async function patientFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new Unavailable(`no connection to ${new URL(url).host}`, { cause: error });
  });
  if (response.status < 500 && response.status !== 429) return response;
  throw new Unavailable(`${new URL(url).host} answered ${response.status}`);
}

const HOUR_MS = 3_600_000;

/** Reads what the server says of itself, at most once an hour; a failure isn't remembered. */
export function discovery(issuer: string): (requests: Requests) => Promise<AuthorizationServer> {
  let known: { server: AuthorizationServer; until: number } | undefined;
  return async (requests) => {
    if (known && known.until > Date.now()) return known.server;
    const response = await discoveryRequest(new URL(issuer), requests);
    const server = await processDiscoveryResponse(new URL(issuer), response);
    known = { server, until: Date.now() + HOUR_MS };
    return server;
  };
}
