import { type Configuration, errors } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Keys } from '../keys/keys.ts';
import { isUpstream, type Settings } from '../options.ts';
import { renderErrorPage } from '../pages/error-page.ts';
import { securityClient } from '../security/client.ts';
import { artifactAdapter } from '../storage/artifacts.ts';
import { grantAdapter } from '../storage/grants.ts';
import { ID_TOKEN_CLAIMS, SCOPES } from '../tokens/claims.ts';
import { SESSION_LIFETIME, TOKEN_LIFETIME } from '../tokens/lifetimes.ts';
import { accountFinder } from './account.ts';
import { grantForSignIn } from './grant-for-sign-in.ts';
import { hasToAskUpstream, loginPolicy } from './login-policy.ts';

const DAY = 24 * 3600;

/** Of a grant too, until its code has been exchanged: its refresh token then takes it along. */
const CODE_LIFETIME = 60;

/** Everything the protocol library has to know. */
export function configuration(settings: Settings, pool: Pool, keys: Keys): Configuration {
  const { issuer } = settings;
  return {
    adapter: (kind: string) => (kind === 'Grant' ? grantAdapter(pool) : artifactAdapter(pool, kind)),
    jwks: { keys: keys.signing },
    clients: [client(settings), securityClient(issuer)],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => settings.applicationOrigins.includes(origin),
    responseTypes: ['code', 'none'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: { openid: ID_TOKEN_CLAIMS },
    extraParams: { identity_provider: (_ctx, name) => refuseUnknownProvider(settings, name) },
    findAccount: accountFinder(pool),
    loadExistingGrant: async (ctx) =>
      hasToAskUpstream(ctx, settings) ? undefined : grantForSignIn(ctx, pool, issuer),
    extraTokenClaims: (_ctx, token) => ({
      token_use: 'access',
      username: 'accountId' in token ? token.accountId : undefined,
      origin_jti: 'grantId' in token ? token.grantId : undefined,
    }),
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    routes,
    discovery: {
      userinfo_endpoint: `${issuer}/oauth2/userInfo`,
      end_session_endpoint: `${issuer}/logout`,
    },
    interactions: { policy: loginPolicy(settings), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    cookies: cookies(keys),
    features: features(issuer),
    ttl: {
      AccessToken: TOKEN_LIFETIME,
      IdToken: TOKEN_LIFETIME,
      AuthorizationCode: CODE_LIFETIME,
      Grant: CODE_LIFETIME,
      RefreshToken: 30 * DAY,
      Interaction: 3600,
      Session: SESSION_LIFETIME,
    },
    renderError: (ctx, out) => renderErrorPage(ctx, out, settings),
  };
}

const routes = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  revocation: '/oauth2/revoke',
  jwks: '/.well-known/jwks.json',
};

function client({ clientId, redirectUris }: Settings) {
  return {
    client_id: clientId,
    client_name: 'Muster',
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    scope: SCOPES.join(' '),
  };
}

/** Access tokens are JWTs only when they are meant for a resource server: ours is the provider itself. */
function features(issuer: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, asking, token) => token.clientId === asking.clientId },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => issuer,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== issuer) throw new errors.InvalidTarget();
        return {
          scope: SCOPES.join(' '),
          audience: issuer,
          accessTokenTTL: TOKEN_LIFETIME,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
  };
}

function cookies(keys: Keys): Configuration['cookies'] {
  return {
    keys: keys.cookies,
    names: { session: 'muster_idp', interaction: 'muster_idp_sign_in', resume: 'muster_idp_resume' },
    long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
  };
}

/** `COGNITO` means the provider's own page, with all the ways in; the others have to be set up. */
function refuseUnknownProvider(settings: Settings, name: string | undefined) {
  if (name === undefined || name === 'COGNITO' || isUpstream(settings, name)) return;
  throw new errors.InvalidRequest(`Sign-in with ${name} is not set up.`);
}
