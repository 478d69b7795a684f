import { afterEach, describe, expect, test, vi } from 'vitest';
import { ANSWER, answering, CALLBACK, SECRETS } from '../../../test/documented-servers.ts';
import { openUpstream } from './upstream.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Apple', () => {
  test('is found by discovery and posts its answer', async () => {
    answering({
      'https://appleid.apple.com/.well-known/openid-configuration': {
        body: {
          issuer: 'https://appleid.apple.com',
          authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
        },
      },
    });
    const apple = openUpstream(
      { name: 'SignInWithApple', clientId: 'example.muster', teamId: 'T', keyId: 'K', privateKey: '' },
      CALLBACK,
      5_000,
    );
    const url = new URL(await apple.authorizationUrl(SECRETS));
    expect(`${url.origin}${url.pathname}`).toBe('https://appleid.apple.com/auth/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_mode: 'form_post',
      scope: 'openid email name',
      nonce: 'the-nonce',
    });
  });
});

describe('Google', () => {
  const DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration';
  const google = () => openUpstream({ name: 'Google', clientId: 'c', clientSecret: 's' }, CALLBACK, 5_000);

  test('is found by discovery, once for many sign-ins', async () => {
    const sent = answering({
      [DISCOVERY]: {
        body: {
          issuer: 'https://accounts.google.com',
          authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
        },
      },
    });
    const upstream = google();
    await upstream.authorizationUrl(SECRETS);
    expect(await upstream.authorizationUrl(SECRETS)).toContain(
      'https://accounts.google.com/o/oauth2/v2/auth?',
    );
    expect(sent).toHaveLength(1);
  });

  test('is not followed to a server that speaks for another issuer', async () => {
    answering({ [DISCOVERY]: { body: { issuer: 'https://attacker.example' } } });
    await expect(google().authorizationUrl(SECRETS)).rejects.toMatchObject({ reason: 'untrusted' });
  });

  test('is not followed to an endpoint without TLS', async () => {
    answering({
      [DISCOVERY]: {
        body: {
          issuer: 'https://accounts.google.com',
          authorization_endpoint: 'https://accounts.google.com/auth',
          token_endpoint: 'http://accounts.google.com/token',
        },
      },
    });
    await expect(google().identify(ANSWER, SECRETS)).rejects.toMatchObject({ reason: 'untrusted' });
  });
});
