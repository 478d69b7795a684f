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
  const { providerKind, clientId, cookieDomain, identityPoolId: id } = config;
  const isOther = providerKind === 'oidc';
  const issuer = withoutSlash(config.issuer);
  const back = [`${config.publicUrl}/signin`];
  const endpoint = (service: string, region = '') => {
    const own = config.cognitoEndpoint || `https://${service}.${region}.amazonaws.com`;
    return `${providerKind === 'embedded' ? issuer : withoutSlash(own)}/`;
  };
  return {
    providerKind,
    issuer,
    clientId,
    cookieDomain,
    domain: providerKind === 'cognito' ? withoutSlash(config.cognitoDomain) : issuer,
    userPool: isOther ? null : endpoint('cognito-idp', config.region),
    identityPool:
      isOther || !id
        ? null
        : {
            id,
            endpoint: endpoint('cognito-identity', id.split(':')[0]),
            guestsAllowed: config.allowGuestAccess,
          },
    redirectSignIn: back,
    redirectSignOut: back,
    scopes: isOther ? SCOPES : [...SCOPES, 'aws.cognito.signin.user.admin'],
  };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
