import { type AuthorizationServer, calculatePKCECodeChallenge } from 'oauth4webapi';
import type { Connection, Secrets } from './connection.ts';
import { failureFrom } from './failure.ts';
import { identify } from './identify.ts';
import { KNOWN, type KnownProvider } from './known.ts';
import type { UpstreamName, UpstreamOptions } from './names.ts';
import type { UpstreamPerson } from './person.ts';
import { discovery, type Requests, requestOptions } from './server.ts';

/** Another provider, as this installation is registered there. Its functions throw an UpstreamFailure. */
export interface Upstream {
  name: UpstreamName;
  label: string;
  /** Who vouches for its people. */
  issuer: string;
  /** Where the browser goes to sign in there. */
  authorizationUrl(secrets: Secrets): Promise<string>;
  /** Who signed in there, by the parameters that came back. */
  identify(answer: URLSearchParams, secrets: Secrets): Promise<UpstreamPerson>;
}

/** A server set in the provider's place speaks OpenID Connect, and its word counts as it stands. */
export function openUpstream(registration: UpstreamOptions, redirectUri: string, timeout: number): Upstream {
  const { name, issuer: own } = registration;
  const known = own === undefined ? KNOWN[name] : standIn(KNOWN[name], own);
  const { label, issuer, oauth } = known;
  const server = oauth ? async () => oauth.server : discovery(issuer);
  const connection = { registration, known, redirectUri, server };

  async function within<T>(work: (requests: Requests) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(timeout);
    try {
      return await work(requestOptions(signal, issuer));
    } catch (error) {
      throw failureFrom(error, signal.aborted);
    }
  }

  return {
    name,
    label,
    issuer,
    authorizationUrl: (secrets) =>
      within(async (requests) => authorizationUrl(connection, await server(requests), secrets)),
    identify: (answer, secrets) => within((requests) => identify(connection, requests, answer, secrets)),
  };
}

function standIn(known: KnownProvider, issuer: string): KnownProvider {
  const { oauth: _, ...rest } = known;
  return { ...rest, issuer, scope: 'openid email profile', person: KNOWN.SignInWithApple.person };
}

async function authorizationUrl(
  { registration, known, redirectUri }: Connection,
  server: AuthorizationServer,
  { state, nonce, codeVerifier }: Secrets,
): Promise<string> {
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters = {
    client_id: registration.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    ...(known.responseMode ? { response_mode: known.responseMode } : {}),
    scope: known.scope,
    state,
    ...(known.oauth ? {} : { nonce }),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
