import { SessionError, unreachable } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';

/** Addresses of the identity provider. */
export interface ProviderEndpoints {
  /** As the provider itself writes it, and so in its tokens. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  /** Ends the provider's own session; undefined where the provider has no such page. */
  readonly logout?: string;
  /** RFC 7009, for a provider of another kind. */
  readonly revoke?: string;
}

/** Milliseconds that an answer of the provider is waited for: a tab that waits holds the others up. */
export const PATIENCE = 15_000;

/**
 * Addresses for these settings; another kind of provider tells them in its discovery document. Errors: NetworkError,
 * ServiceUnavailableException and InvalidIssuerException for that document.
 */
export async function providerEndpoints(settings: SessionSettings): Promise<ProviderEndpoints> {
  const { issuer, domain, providerKind } = settings;
  if (providerKind === 'oidc') return discover(issuer);
  return {
    issuer,
    authorize: `${domain}/oauth2/authorize`,
    token: `${domain}/oauth2/token`,
    logout: `${domain}/logout`,
  };
}

const discovered = new Map<string, ProviderEndpoints>();

interface Discovery {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly end_session_endpoint?: string;
  readonly revocation_endpoint?: string;
}

async function discover(issuer: string): Promise<ProviderEndpoints> {
  const known = discovered.get(issuer);
  if (known) return known;
  const address = `${issuer}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(unreachable);
  if (!answer.ok) {
    throw new SessionError('ServiceUnavailableException', `The identity provider answered ${answer.status}.`);
  }
  const found: Discovery = await answer.json().catch(unreachable);
  if (found.issuer?.replace(/\/$/, '') !== issuer) {
    throw new SessionError('InvalidIssuerException', `The identity provider at ${issuer} is another one.`);
  }
  const endpoints = {
    issuer: found.issuer,
    authorize: found.authorization_endpoint,
    token: found.token_endpoint,
    logout: found.end_session_endpoint,
    revoke: found.revocation_endpoint,
  };
  discovered.set(issuer, endpoints);
  return endpoints;
}
