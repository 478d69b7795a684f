import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { UpstreamOptions } from './names.ts';
import { openUpstream } from './upstream.ts';

const CALLBACK = 'https://id.muster.example/upstream/callback';
const SECRETS = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) };
const ANSWER = new URLSearchParams({ code: 'the-code', state: 'the-state' });

interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: Record<string, string>;
}

/** The servers of the provider, answering as it documents. */
function answering(answers: Record<string, { status?: number; body: object }>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const body = Object.fromEntries(new URLSearchParams(String(init.body ?? '')));
    sent.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body });
    const { status = 200, body: answer } = answers[`${url.origin}${url.pathname}`] ?? {
      status: 404,
      body: {},
    };
    return Response.json(answer, { status });
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (registration: UpstreamOptions) => openUpstream(registration, CALLBACK, 5_000);
const facebook = () => open({ name: 'Facebook', clientId: '1234567890', clientSecret: 'app secret' });
const amazon = () =>
  open({ name: 'LoginWithAmazon', clientId: 'amzn1.application-oa2-client.1', clientSecret: 's' });

describe('Facebook', () => {
  const TOKEN = 'https://graph.facebook.com/oauth/access_token';
  const PROFILE = 'https://graph.facebook.com/me';

  test('is asked for the code at its dialog', async () => {
    const url = new URL(await facebook().authorizationUrl(SECRETS));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '1234567890',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'email public_profile',
      state: 'the-state',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('tells who it is by its graph, which gets a proof that the token is ours', async () => {
    const sent = answering({
      [TOKEN]: { body: { access_token: 'EAAB', token_type: 'bearer', expires_in: 5183944 } },
      [PROFILE]: { body: { id: '10161', name: 'Kim Else', email: 'kim@else.example' } },
    });
    expect(await facebook().identify(ANSWER, SECRETS)).toEqual({
      subject: '10161',
      email: 'kim@else.example',
      email_verified: false,
      name: 'Kim Else',
    });
    expect(sent[0]?.body).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: CALLBACK,
      client_id: '1234567890',
      client_secret: 'app secret',
      code_verifier: SECRETS.codeVerifier,
    });
    expect(Object.fromEntries(sent[1]?.url.searchParams ?? [])).toEqual({
      fields: 'id,name,email',
      appsecret_proof: createHmac('sha256', 'app secret').update('EAAB').digest('hex'),
    });
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer EAAB');
  });

  test('may keep the address to itself', async () => {
    answering({
      [TOKEN]: { body: { access_token: 'EAAB', token_type: 'bearer' } },
      [PROFILE]: { body: { id: '10161', name: 'Kim Else' } },
    });
    expect(await facebook().identify(ANSWER, SECRETS)).toMatchObject({ email: null });
  });

  test.each([
    ['a used code', TOKEN, 400],
    ['a token that was taken back', PROFILE, 401],
  ])('refuses %s with an error of its own form, which signs nobody in', async (_what, at, status) => {
    const body = { error: { message: 'No.', type: 'OAuthException', code: 100 } };
    answering({
      [TOKEN]: { body: { access_token: 'EAAB', token_type: 'bearer' } },
      [at]: { status, body },
    });
    await expect(facebook().identify(ANSWER, SECRETS)).rejects.toMatchObject({ reason: 'untrusted' });
  });

  test('says in its own words that the person declined', async () => {
    const answer = new URLSearchParams({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'Permissions error',
      state: 'the-state',
    });
    await expect(facebook().identify(answer, SECRETS)).rejects.toMatchObject({ reason: 'cancelled' });
  });
});

describe('Amazon', () => {
  test('is asked for the code and the profile at its own addresses', async () => {
    const url = new URL(await amazon().authorizationUrl(SECRETS));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.amazon.com/ap/oa');
    expect(url.searchParams.get('scope')).toBe('profile');

    const sent = answering({
      'https://api.amazon.com/auth/o2/token': {
        body: { access_token: 'Atza|1', token_type: 'bearer', expires_in: 3600, refresh_token: 'Atzr|1' },
      },
      'https://api.amazon.com/user/profile': {
        body: {
          user_id: 'amzn1.account.K2LI',
          name: 'Kim Else',
          email: 'kim@else.example',
          postal_code: '9',
        },
      },
    });
    expect(await amazon().identify(ANSWER, SECRETS)).toEqual({
      subject: 'amzn1.account.K2LI',
      email: 'kim@else.example',
      email_verified: false,
      name: 'Kim Else',
    });
    expect(sent[0]?.body).toMatchObject({ client_secret: 's', code_verifier: SECRETS.codeVerifier });
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer Atza|1');
  });
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
    const apple = open({
      name: 'SignInWithApple',
      clientId: 'example.muster',
      teamId: 'T',
      keyId: 'K',
      privateKey: '',
    });
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
  const google = () => open({ name: 'Google', clientId: 'c', clientSecret: 's' });

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
