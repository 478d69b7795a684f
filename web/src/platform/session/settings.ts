import type { Config } from '../config.ts';

/** What the session needs to know of this installation. */
export interface SessionSettings {
  readonly providerKind: Config['providerKind'];
  readonly issuer: string;
  readonly clientId: string;
  readonly cookieDomain: string;
  readonly region: string;
  /** Addresses to which the provider may send people back. */
  readonly redirectSignIn: readonly string[];
  readonly redirectSignOut: readonly string[];
  readonly scopes: readonly string[];
}

const SCOPES = ['email', 'openid', 'profile'];

/** Session settings from the configuration. */
export const settingsOf = (config: Config): SessionSettings => ({
  providerKind: config.providerKind,
  issuer: config.issuer.replace(/\/$/, ''),
  clientId: config.clientId,
  cookieDomain: config.cookieDomain,
  region: config.region,
  redirectSignIn: [`${config.publicUrl}/signin`],
  redirectSignOut: [`${config.publicUrl}/signin`],
  scopes: config.providerKind === 'oidc' ? SCOPES : [...SCOPES, 'aws.cognito.signin.user.admin'],
});
