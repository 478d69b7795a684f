import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { APPLICATION, CLIENT_ID, MANAGER, PASSWORD, testIdentity } from '../../test/identity.ts';
import { exchangeCode, signIn } from '../../test/sign-in.ts';

const identity = testIdentity();

afterEach(() => {
  vi.useRealTimers();
});

const ask = (init: RequestInit) => fetch(`${identity.current.issuer}/oauth2/userInfo`, init);
const as = (token: string, origin = APPLICATION) =>
  ask({ headers: { authorization: `Bearer ${token}`, origin } });

async function signInWith(scope: string): Promise<string> {
  const { issuer } = identity.current;
  const browser = new Browser();
  const { verifier, challenge } = pkce();
  const form = await browser.open(authorizeUrl(issuer, challenge, { scope }));
  const { url } = await browser.open(form.url, formBody({ email: MANAGER.email, password: PASSWORD }));
  const { tokens } = await exchangeCode(issuer, new URL(url).searchParams.get('code') ?? '', verifier);
  return tokens.access_token;
}

describe('/oauth2/userInfo', () => {
  test('tells a page of the application who is signed in', async () => {
    const { access_token } = await signIn(identity.current.issuer);
    const answer = await as(access_token);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APPLICATION);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      sub: MANAGER.sub,
      username: MANAGER.sub,
      email: MANAGER.email,
      email_verified: true,
      name: MANAGER.name,
    });
  });

  test.each([
    ['openid', ['sub', 'username']],
    ['openid email', ['sub', 'username', 'email', 'email_verified']],
    ['openid profile', ['sub', 'username', 'name']],
  ])('tells for the scope %s no more than %j', async (scope, fields) => {
    const answer = await as(await signInWith(scope));
    expect(Object.keys(JSON.parse(await answer.text()))).toEqual(fields);
  });

  test('lets a page of the application ask, by the header with the token, and no other page', async () => {
    const preflight = (origin: string) =>
      ask({
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const allowed = await preflight(APPLICATION);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(APPLICATION);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(allowed.headers.get('vary')).toBe('Origin');
    expect(
      (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    const { access_token } = await signIn(identity.current.issuer);
    const elsewhere = await as(access_token, 'https://elsewhere.example');
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
    expect(elsewhere.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('says why it refuses, readably for the application', async () => {
    const answer = await as('nonsense');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(answer.headers.get('access-control-allow-origin')).toBe(APPLICATION);
    expect((await ask({ headers: { origin: APPLICATION } })).status).toBe(401);
  });

  test('takes no cookie for a token', async () => {
    const browser = new Browser();
    await signIn(identity.current.issuer, browser);
    expect((await browser.request(`${identity.current.issuer}/oauth2/userInfo`)).status).toBe(401);
  });

  test('answers an access token for its 15 minutes, and as long as its sign-in lasts', async () => {
    const { access_token } = await signIn(identity.current.issuer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 });
    expect((await as(access_token)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await as(access_token)).status).toBe(401);
    const { access_token: fresh, refresh_token } = await signIn(identity.current.issuer);
    expect((await as(fresh)).status).toBe(200);
    await fetch(
      `${identity.current.issuer}/oauth2/revoke`,
      formBody({ client_id: CLIENT_ID, token: refresh_token }),
    );
    expect((await as(fresh)).status).toBe(401);
  });
});
