import type { InFlight } from './oauth/in-flight.ts';
import type { PageAddress } from './page-address.ts';
import type { SessionSettings } from './settings.ts';
import type { Claims } from './tokens/jwt.ts';

/** Settings of a session against a provider that doesn't exist; for tests. */
export const settings: SessionSettings = {
  providerKind: 'embedded',
  issuer: 'http://id.example',
  clientId: 'muster',
  cookieDomain: '',
  domain: 'http://id.example',
  userPool: 'http://id.example/',
  identityPool: null,
  redirectSignIn: ['http://app.example/signin'],
  redirectSignOut: ['http://app.example/signin'],
  scopes: ['email', 'openid', 'profile', 'aws.cognito.signin.user.admin'],
};

/** The same against another provider, which tells its addresses itself. */
export const otherProvider: SessionSettings = {
  ...settings,
  providerKind: 'oidc',
  issuer: 'https://other.example',
  userPool: null,
};

/** The discovery document of `otherProvider`. */
export const discovery = {
  issuer: 'https://other.example/',
  authorization_endpoint: 'https://other.example/auth',
  token_endpoint: 'https://other.example/token',
  revocation_endpoint: 'https://other.example/revoke',
  end_session_endpoint: 'https://other.example/end?tenant=1',
};

/** A JWT with these claims and no valid signature. */
export function jwt(claims: Claims): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'RS256' })}.${part(claims)}.AAAA`;
}

/** Claims of a token issued now for 15 minutes. */
export const fresh = (): Claims => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: settings.issuer, aud: 'muster', sub: 'ada', username: 'ada', iat: now, exp: now + 900 };
};

/** A page that only remembers what was done to it. */
export function fakePage(href: string): PageAddress & { readonly left: string[]; readonly shown: string[] } {
  const left: string[] = [];
  const shown: string[] = [];
  return {
    href,
    left,
    shown,
    leaveTo: (address) => void left.push(address),
    show: (address) => void shown.push(address),
  };
}

/** Flags of a sign-in that waits for `state`; null = nothing in flight. */
export function fakeFlight(state: string | null): InFlight & { readonly log: string[] } {
  const log: string[] = [];
  return {
    log,
    active: state !== null,
    state,
    verifier: 'verifier',
    start: (started, verifier) => void log.push(`start ${started.length} ${verifier.length}`),
    finish: () => void log.push('finish'),
    noteSignedIn: (hosted) => void log.push(`hosted ${hosted}`),
    ended: async () => undefined,
  };
}
