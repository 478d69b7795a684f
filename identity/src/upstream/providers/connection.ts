import type { AuthorizationServer } from 'oauth4webapi';
import type { KnownProvider } from './known.ts';
import type { UpstreamOptions } from './names.ts';
import type { Requests } from './server.ts';

/** What binds an answer to the browser that asked. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** All that a request to the provider depends on. */
export interface Connection {
  registration: UpstreamOptions;
  known: KnownProvider;
  redirectUri: string;
  /** Finds its endpoints. */
  server(requests: Requests): Promise<AuthorizationServer>;
}
