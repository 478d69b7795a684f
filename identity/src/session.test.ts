import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import { APPLICATION, CLIENT_ID, MEMBER, PASSWORD, REDIRECT_URI, testIdentity } from '../test/identity.ts';
import { exchangeCode, refresh, signIn } from '../test/sign-in.ts';

const identity = testIdentity();

describe('the session at the provider', () => {
  test('signs in again without the form, across a restart', async () => {
    const browser = new Browser();
    const { refresh_token } = await signIn(identity.current.issuer, browser);
    await identity.restart();
    const page = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
    expect(page.url).toContain(`${REDIRECT_URI}?code=`);
    const { status, tokens } = await refresh(identity.current.issuer, refresh_token);
    expect(status).toBe(200);
    expect(decodeJwt(tokens.id_token).iss).toBe(identity.current.issuer);
  });

  test('does not stand in for the form when the application asks with prompt=login', async () => {
    const browser = new Browser();
    await signIn(identity.current.issuer, browser);
    const page = await browser.open(
      authorizeUrl(identity.current.issuer, pkce().challenge, { prompt: 'login' }),
    );
    expect(await page.response.text()).toContain('<h1>Sign in</h1>');
  });

  test('gives way to another person who signs in by the form', async () => {
    const browser = new Browser();
    const { issuer } = identity.current;
    await signIn(issuer, browser);
    const { verifier, challenge } = pkce();
    const form = await browser.open(authorizeUrl(issuer, challenge, { prompt: 'login' }));
    const { url } = await browser.open(form.url, formBody({ email: MEMBER.email, password: PASSWORD }));
    const { tokens } = await exchangeCode(issuer, new URL(url).searchParams.get('code') ?? '', verifier);
    expect(decodeJwt(tokens.id_token).sub).toBe(MEMBER.sub);
  });

  test('ends at /logout, which leads back to a registered address only', async () => {
    const browser = new Browser();
    const { issuer } = identity.current;
    await signIn(issuer, browser);
    const leave = (uri: string) =>
      browser.request(`${issuer}/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: uri })}`);

    expect((await leave('https://elsewhere.example/')).status).toBe(400);
    expect((await leave(`${APPLICATION}/other`)).status).toBe(400);
    expect((await browser.open(authorizeUrl(issuer, pkce().challenge))).url).toContain(REDIRECT_URI);

    const left = await leave(`${APPLICATION}/`);
    expect([left.status, left.headers.get('location')]).toEqual([302, `${APPLICATION}/`]);
    const page = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(await page.response.text()).toContain('<h1>Sign in</h1>');
  });
});
