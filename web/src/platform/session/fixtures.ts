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
  region: 'us-east-1',
  redirectSignIn: ['http://app.example/signin'],
  redirectSignOut: ['http://app.example/signin'],
  scopes: ['email', 'openid', 'profile', 'aws.cognito.signin.user.admin'],
};

/** A JWT with these claims and no valid signature. */
export function jwt(claims: Claims & { readonly aud?: string }): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'RS256' })}.${part(claims)}.AAAA`;
}

/** Claims of a token issued now for 15 minutes. */
export const fresh = (): Claims & { readonly aud: string } => {
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
    signedInByHostedPage: false,
    start: (started, verifier) => void log.push(`start ${started.length} ${verifier.length}`),
    finish: () => void log.push('finish'),
    noteSignedIn: (hosted) => void log.push(`hosted ${hosted}`),
    ended: async () => undefined,
  };
}
