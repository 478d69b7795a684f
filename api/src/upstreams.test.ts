import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = pem('P-256');
const apple = {
  APPLE_CLIENT_ID: 'example.muster.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: key.trim().replaceAll('\n', '\\n'),
};

test('without settings nobody signs in through another provider', () => {
  expect(readConfig({}).upstreams).toEqual([]);
});

test('each provider is set up by its id and secret, Apple by the key of a team', () => {
  const config = readConfig({
    ...apple,
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    FACEBOOK_CLIENT_ID: 'f',
    FACEBOOK_CLIENT_SECRET: 'fs',
    AMAZON_CLIENT_ID: 'a',
    AMAZON_CLIENT_SECRET: 'as',
    AMAZON_ISSUER: 'https://login.example.org/',
  });
  expect(config.upstreams).toEqual([
    { name: 'Google', clientId: 'g', clientSecret: 'gs' },
    { name: 'Facebook', clientId: 'f', clientSecret: 'fs' },
    { name: 'LoginWithAmazon', clientId: 'a', clientSecret: 'as', issuer: 'https://login.example.org/' },
    {
      name: 'SignInWithApple',
      clientId: 'example.muster.web',
      teamId: 'TEAM123456',
      keyId: 'KEY1234567',
      privateKey: key.trim(),
    },
  ]);
});

test('a server on this machine may stand for a provider without TLS', () => {
  const settings = {
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    GOOGLE_ISSUER: 'http://127.0.0.1:4000',
  };
  expect(readConfig(settings).upstreams).toMatchObject([{ issuer: 'http://127.0.0.1:4000' }]);
});

test.each<[string, Record<string, string>, string]>([
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'g' }, 'is missing: GOOGLE_CLIENT_ID needs it.'],
  ['FACEBOOK_CLIENT_ID', { FACEBOOK_CLIENT_SECRET: 's' }, 'is missing: FACEBOOK_CLIENT_SECRET needs it.'],
  ['AMAZON_CLIENT_ID', { AMAZON_ISSUER: 'https://x.example' }, 'is missing: AMAZON_ISSUER needs it.'],
  ['APPLE_KEY_ID', { ...apple, APPLE_KEY_ID: '' }, 'is missing: APPLE_CLIENT_ID needs it.'],
  [
    'APPLE_PRIVATE_KEY',
    { ...apple, APPLE_PRIVATE_KEY: 'secret' },
    "can't be used: Use the text of Apple's .p8 file",
  ],
  [
    'APPLE_PRIVATE_KEY',
    { ...apple, APPLE_PRIVATE_KEY: pem('P-384') },
    "can't be used: Use the text of Apple's",
  ],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'ftp://x.example' }, "can't be used: Use an http or https address."],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://x.example' }, "can't be used: Use an https address"],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://localhost.x.example' }, "can't be used: Use an https address"],
])('%s is refused by name in one sentence: %#', (name, settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(`The setting ${name} ${sentence}`);
});

test('a provider beside another identity provider is refused, as nobody would offer it', () => {
  const settings = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', OIDC_ISSUER: 'https://login.example' };
  expect(() => readConfig(settings)).toThrow(
    "The setting GOOGLE_CLIENT_ID can't be used: OIDC_PROVIDER=oidc leaves it to that provider whom it asks.",
  );
});
