import type { Config } from './config.ts';

/** The part of the settings that the browser reads from `/config.json`. No secret may ever be in here. */
export const browserConfigOf = (config: Config) => ({
  environment: config.ENVIRONMENT,
  apiUrl: config.API_URL ?? `${config.PUBLIC_URL}/api`,
  publicUrl: config.PUBLIC_URL,
  issuer: config.OIDC_ISSUER,
  clientId: config.OIDC_CLIENT_ID,
  cookieDomain: config.COOKIE_DOMAIN,
  providerKind: config.providerKind,
  cognitoDomain: config.COGNITO_DOMAIN ?? '',
  cognitoEndpoint: config.COGNITO_ENDPOINT ?? '',
  allowGuestAccess: config.ALLOW_GUEST_ACCESS,
  demo: config.DEMO,
  dashboardUrl: config.DASHBOARD_URL,
  coreUrl: config.CORE_URL,
  region: config.AWS_REGION,
  identityPoolId: config.IDENTITY_POOL_ID,
  sentryDsn: config.SENTRY_DSN,
  mapsKey: config.MAPS_KEY,
  release: config.RELEASE,
});
