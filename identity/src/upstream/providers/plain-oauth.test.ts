import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ANSWER, answering, CALLBACK, SECRETS } from '../../../test/documented-servers.ts';
import { openUpstream } from './upstream.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const facebook = () =>
  openUpstream({ name: 'Facebook', clientId: '1234567890', clientSecret: 'app secret' }, CALLBACK, 5_000);
const amazon = () =>
  openUpstream(
    { name: 'LoginWithAmazon', clientId: 'amzn1.application-oa2-client.1', clientSecret: 's' },
    CALLBACK,
    5_000,
  );

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
