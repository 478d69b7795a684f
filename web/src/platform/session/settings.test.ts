import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { settingsOf } from './settings.ts';

const config: Config = {
  environment: '',
  apiUrl: '',
  publicUrl: 'https://app.example',
  issuer: 'https://id.example/',
  clientId: 'muster',
  cookieDomain: 'example',
  providerKind: 'embedded',
  cognitoDomain: '',
  cognitoEndpoint: '',
  allowGuestAccess: true,
  demo: false,
  dashboardUrl: '',
  coreUrl: '',
  region: 'eu-west-1',
  identityPoolId: 'us-east-1:pool',
  sentryDsn: '',
  mapsKey: '',
  release: '',
};
const cognito = {
  ...config,
  providerKind: 'cognito',
  issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_x',
  cognitoDomain: 'https://login.example/',
} as const;

test('the embedded provider answers every call at its issuer', () => {
  expect(settingsOf(config)).toMatchObject({
    issuer: 'https://id.example',
    domain: 'https://id.example',
    userPool: 'https://id.example/',
    identityPool: { id: 'us-east-1:pool', endpoint: 'https://id.example/', guestsAllowed: true },
    redirectSignIn: ['https://app.example/signin'],
    scopes: ['email', 'openid', 'profile', 'aws.cognito.signin.user.admin'],
  });
});

test('Cognito answers at its domain, and its calls in the region of each pool', () => {
  expect(settingsOf(cognito)).toMatchObject({
    issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_x',
    domain: 'https://login.example',
    userPool: 'https://cognito-idp.eu-west-1.amazonaws.com/',
    identityPool: { endpoint: 'https://cognito-identity.us-east-1.amazonaws.com/' },
  });
});

test('an endpoint of one’s own takes the calls of both pools', () => {
  expect(settingsOf({ ...cognito, cognitoEndpoint: 'https://private.example' })).toMatchObject({
    userPool: 'https://private.example/',
    identityPool: { endpoint: 'https://private.example/' },
  });
});

test('another provider has no such calls, and no such scope', () => {
  expect(settingsOf({ ...config, providerKind: 'oidc' })).toMatchObject({
    userPool: null,
    identityPool: null,
    scopes: ['email', 'openid', 'profile'],
  });
});

test('without a pool nobody gets an identity', () => {
  expect(settingsOf({ ...config, identityPoolId: '' }).identityPool).toBeNull();
});
