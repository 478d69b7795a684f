import type { Config } from '../config.ts';

/** What the session needs to know of this installation. */
export interface SessionSettings {
  readonly providerKind: Config['providerKind'];
  readonly issuer: string;
  readonly clientId: string;
  readonly cookieDomain: string;
  /** Where the hosted pages are; of no meaning for `oidc`, whose discovery says it. */
  readonly domain: string;
  /** Takes GetUser, RevokeToken, GlobalSignOut and GetTokensFromRefreshToken; null for `oidc`. */
  readonly userPool: string | null;
  /** Gives identities and their credentials; null where none is configured. */
  readonly identityPool: IdentityPool | null;
  /** Addresses to which the provider may send people back. */
  readonly redirectSignIn: readonly string[];
  readonly redirectSignOut: readonly string[];
  readonly scopes: readonly string[];
}

/** A pool of identities: its id, the address of its calls, and whether people without a login get one. */
export interface IdentityPool {
  readonly id: string;
  readonly endpoint: string;
  readonly guestsAllowed: boolean;
}

const SCOPES = ['email', 'openid', 'profile'];

/** Session settings from the configuration. The embedded provider and Cognito differ in their addresses alone. */
export function settingsOf(config: Config): SessionSettings {
  const { providerKind, publicUrl, region, cognitoDomain } = config;
  const issuer = withoutSlash(config.issuer);
  const isOther = providerKind === 'oidc';
  return {
    providerKind,
    issuer,
    clientId: config.clientId,
    cookieDomain: config.cookieDomain,
    domain: providerKind === 'cognito' ? withoutSlash(cognitoDomain) : issuer,
    userPool: isOther ? null : endpointOf(config, issuer, 'cognito-idp', region),
    identityPool: isOther ? null : identityPoolOf(config, issuer),
    redirectSignIn: [`${publicUrl}/signin`],
    redirectSignOut: [`${publicUrl}/signin`],
    scopes: isOther ? SCOPES : [...SCOPES, 'aws.cognito.signin.user.admin'],
  };
}

function identityPoolOf(config: Config, issuer: string): IdentityPool | null {
  const { identityPoolId: id, allowGuestAccess: guestsAllowed } = config;
  const [region = ''] = id.split(':');
  return id ? { id, guestsAllowed, endpoint: endpointOf(config, issuer, 'cognito-identity', region) } : null;
}

const endpointOf = (
  { providerKind, cognitoEndpoint }: Config,
  issuer: string,
  service: string,
  region: string,
): string => {
  if (providerKind === 'embedded') return `${issuer}/`;
  return `${withoutSlash(cognitoEndpoint || `https://${service}.${region}.amazonaws.com`)}/`;
};

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
