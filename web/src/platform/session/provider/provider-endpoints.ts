import type { SessionSettings } from '../settings.ts';

/** Addresses of the identity provider. */
export interface ProviderEndpoints {
  readonly authorize: string;
  readonly token: string;
  /** Ends the provider's own session; undefined where the provider has no such page. */
  readonly logout?: string;
  /** Takes operations named by `X-Amz-Target`; undefined for a provider of another kind. */
  readonly operations?: string;
  /** RFC 7009, for a provider of another kind. */
  readonly revoke?: string;
}

/** Addresses for these settings; read from the provider's discovery document unless it is the embedded one. */
export async function providerEndpoints(settings: SessionSettings): Promise<ProviderEndpoints> {
  const { issuer, providerKind, region } = settings;
  if (providerKind === 'embedded') {
    const oauth2 = `${issuer}/oauth2`;
    return {
      authorize: `${oauth2}/authorize`,
      token: `${oauth2}/token`,
      logout: `${issuer}/logout`,
      operations: `${issuer}/`,
    };
  }
  const found = await discover(issuer);
  const addresses = { authorize: found.authorization_endpoint, token: found.token_endpoint };
  if (providerKind === 'oidc') {
    return { ...addresses, logout: found.end_session_endpoint, revoke: found.revocation_endpoint };
  }
  return {
    ...addresses,
    logout: new URL('/logout', found.authorization_endpoint).href,
    operations: `https://cognito-idp.${region}.amazonaws.com/`,
  };
}

interface Discovery {
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly end_session_endpoint?: string;
  readonly revocation_endpoint?: string;
}

async function discover(issuer: string): Promise<Discovery> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
  const document: Discovery = await answer.json();
  return document;
}
