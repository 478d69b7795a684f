import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';
import { findProvider } from './provider.ts';

let issuer = '';
let document: object = {};
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

const discovery = (more: object = {}) => ({
  issuer,
  jwks_uri: `${issuer}/keys`,
  authorization_endpoint: 'https://login.example/authorize',
  token_endpoint: 'https://tokens.example/token',
  ...more,
});

test('another provider is found by its discovery document, and pages may call each of its origins', async () => {
  document = discovery({ revocation_endpoint: 'https://tokens.example/revoke' });
  expect(await findProvider(readConfig({ OIDC_ISSUER: issuer }))).toEqual({
    jwksUrl: `${issuer}/keys`,
    origins: [issuer, 'https://login.example', 'https://tokens.example'],
  });
});

test('a provider that goes by another name is refused by both names', async () => {
  document = discovery({ issuer: 'https://elsewhere.example' });
  const found = findProvider(readConfig({ OIDC_ISSUER: issuer }));
  await expect(found).rejects.toThrow(`${issuer} calls itself https://elsewhere.example`);
});

test.each([{}, { issuer: 'x' }])('a document like %j is told in one sentence', async (incomplete) => {
  document = incomplete;
  await expect(findProvider(readConfig({ OIDC_ISSUER: issuer }))).rejects.toThrow(
    /^The identity provider doesn't answer: http\S+ could not be read\.$/,
  );
});

test('a Cognito user pool needs no discovery: its addresses follow from region, pool and domain', async () => {
  const config = readConfig({
    OIDC_PROVIDER: 'cognito',
    AWS_REGION: 'eu-west-1',
    COGNITO_USER_POOL_ID: 'eu-west-1_Abc',
    COGNITO_DOMAIN: 'https://acme.auth.eu-west-1.amazoncognito.com',
  });
  expect(config.OIDC_ISSUER).toBe('https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Abc');
  expect(await findProvider(config)).toEqual({
    jwksUrl: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Abc/.well-known/jwks.json',
    origins: [
      'https://acme.auth.eu-west-1.amazoncognito.com',
      'https://cognito-idp.eu-west-1.amazonaws.com',
      'https://cognito-identity.eu-west-1.amazonaws.com',
    ],
  });
});

test('an identity pool may lie in another region than the user pool', async () => {
  const config = readConfig({
    OIDC_PROVIDER: 'cognito',
    AWS_REGION: 'eu-west-1',
    COGNITO_USER_POOL_ID: 'eu-west-1_Abc',
    COGNITO_DOMAIN: 'https://acme.auth.eu-west-1.amazoncognito.com',
    IDENTITY_POOL_ID: 'us-east-1:0000',
  });
  expect((await findProvider(config)).origins).toContain('https://cognito-identity.us-east-1.amazonaws.com');
});

test('the embedded provider behind a proxy is asked for its keys on this machine', async () => {
  const config = readConfig({ OIDC_PROVIDER: 'embedded', OIDC_ISSUER: 'https://id.example', DEMO: 'false' });
  expect(config.embedded.identity).toBe(true);
  expect(await findProvider(config)).toEqual({
    jwksUrl: 'http://localhost:3001/.well-known/jwks.json',
    origins: ['https://id.example'],
  });
});

test.each([
  [{ OIDC_PROVIDER: 'cognito' }, 'COGNITO_DOMAIN'],
  [{ OIDC_PROVIDER: 'cognito', COGNITO_DOMAIN: 'https://a.example' }, 'COGNITO_USER_POOL_ID'],
  [{ OIDC_PROVIDER: 'oidc' }, 'OIDC_ISSUER'],
  [{ OIDC_PROVIDER: 'ldap' }, 'OIDC_PROVIDER'],
])('%j is refused by naming what is missing or wrong', (given, named) => {
  expect(() => readConfig(given)).toThrow(BadSetting);
  expect(() => readConfig(given)).toThrow(named);
});
