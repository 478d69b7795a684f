import type { Config } from '../config.ts';

/** An installation of which nothing is local; `more` replaces parts. */
export const configured = (more: Partial<Config> = {}): Config => ({
  environment: 'production',
  apiUrl: 'https://api.muster.example/api',
  publicUrl: 'https://app.muster.example',
  issuer: 'https://identity.muster.example',
  clientId: 'muster',
  cookieDomain: '',
  providerKind: 'oidc',
  cognitoDomain: '',
  cognitoEndpoint: '',
  allowGuestAccess: false,
  demo: false,
  dashboardUrl: 'https://dashboard.muster.example',
  coreUrl: 'https://core.muster.example/v2/',
  region: 'us-east-1',
  identityPoolId: '',
  sentryDsn: 'https://key@sentry.example/7',
  mapsKey: '',
  release: '1.4.2',
  ...more,
});
