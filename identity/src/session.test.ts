import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import { APPLICATION, CLIENT_ID, MEMBER, PASSWORD, REDIRECT_URI, testIdentity } from '../test/identity.ts';
import { exchangeCode, refresh, signIn } from '../test/sign-in.ts';

const identity = testIdentity();

describe('the session at the provider', () => {
  test('outlives a restart of the provider, and so do the refresh tokens', async () => {
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

  test('ends at /logout, which leads back to the application', async () => {
    const browser = new Browser();
    const { issuer } = identity.current;
    await signIn(issuer, browser);
    const leave = (uri: string) =>
      browser.request(`${issuer}/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: uri })}`);

    const left = await leave(`${APPLICATION}/`);
    expect([left.status, left.headers.get('location')]).toEqual([302, `${APPLICATION}/`]);
    const page = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(await page.response.text()).toContain('<h1>Sign in</h1>');
  });
});

describe('/logout', () => {
  const leave = (browser: Browser, query: Record<string, string>) =>
    browser.request(`${identity.current.issuer}/logout?${new URLSearchParams(query)}`);
  const home = `${APPLICATION}/`;

  test.each([
    ['an address elsewhere', 'https://elsewhere.example/'],
    ['another path', `${home}other`],
    ['no slash at the end', APPLICATION],
    ['a query behind it', `${home}?next=https://elsewhere.example`],
    ['a fragment behind it', `${home}#elsewhere`],
    ['a name before the host', home.replace('//', '//somebody@')],
    ['another port', home.replace('3999', '3998')],
    ['another scheme', home.replace('http:', 'https:')],
    ['other letters', home.replace('localhost', 'LOCALHOST')],
    ['a space before it', ` ${home}`],
    ['the sign-in’s way back', REDIRECT_URI],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('stays where it is for %s, and signs nobody out', async (_, uri) => {
    const browser = new Browser();
    await signIn(identity.current.issuer, browser);
    const answer = await leave(browser, { client_id: CLIENT_ID, logout_uri: uri });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    const page = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
    expect(page.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('needs the client that it was registered for', async () => {
    const queries: Record<string, string>[] = [{}, { client_id: 'somebody-else' }, { client_id: '' }];
    for (const query of queries) {
      expect((await leave(new Browser(), { ...query, logout_uri: home })).status).toBe(400);
    }
  });

  test('leads on where nobody is signed in', async () => {
    const answer = await leave(new Browser(), { client_id: CLIENT_ID, logout_uri: home });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, home]);
  });
});
