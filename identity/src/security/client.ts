import type { ClientMetadata } from 'oidc-provider';

/** The provider's own page as a client of itself: it asks who is there, and is given no code and no token. */
export const SECURITY_CLIENT = 'muster-security';

/** How long ago, in seconds, somebody may have signed in to change how they sign in. */
export const FRESH_S = 10 * 60;

export function securityClient(issuer: string): ClientMetadata {
  return {
    client_id: SECURITY_CLIENT,
    client_name: 'Muster',
    redirect_uris: [`${issuer}/security`],
    token_endpoint_auth_method: 'none',
    grant_types: [],
    response_types: ['none'],
    scope: 'openid',
    default_max_age: FRESH_S,
  };
}

/** Where the browser goes to sign in, if that was too long ago, and come back; only ever to the page itself. */
export function signInAddress(issuer: string, state: 'open' | 'repeat'): string {
  const query = new URLSearchParams({
    client_id: SECURITY_CLIENT,
    redirect_uri: `${issuer}/security`,
    response_type: 'none',
    scope: 'openid',
    max_age: String(FRESH_S),
    state,
  });
  return `/oauth2/authorize?${query}`;
}
