import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import {
  APPLICATION,
  CLIENT_ID,
  MANAGER,
  MEMBER,
  PASSWORD,
  REDIRECT_URI,
  testIdentity,
} from '../test/identity.ts';
import { obtainCode, signIn } from '../test/sign-in.ts';

const identity = testIdentity();

async function read(token: string, audience?: string) {
  const { issuer } = identity.current;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] });
}

describe('signing in', () => {
  test('leads from the authorize endpoint over the form back to the application with code and state', async () => {
    const { query } = await obtainCode(identity.current.issuer);
    expect(query.get('code')).toMatch(/^.{20,}$/);
    expect(query.get('state')).toBe('the-state');
  });

  test('gives an id token with exactly the agreed claims', async () => {
    const tokens = await signIn(identity.current.issuer);
    const { payload, protectedHeader } = await read(tokens.id_token, CLIENT_ID);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toEqual({
      iss: identity.current.issuer,
      sub: MANAGER.sub,
      aud: CLIENT_ID,
      exp: (payload.iat ?? 0) + 900,
      iat: expect.any(Number),
      auth_time: expect.any(Number),
      jti: expect.any(String),
      origin_jti: expect.any(String),
      token_use: 'id',
      'cognito:username': MANAGER.sub,
      email: MANAGER.email,
      email_verified: true,
      name: MANAGER.name,
    });
  });

  test('gives an access token of the same grant for the provider alone', async () => {
    const tokens = await signIn(identity.current.issuer);
    const { payload } = await read(tokens.access_token);
    const id = await read(tokens.id_token);
    expect(payload).toEqual({
      iss: identity.current.issuer,
      sub: MANAGER.sub,
      aud: identity.current.issuer,
      exp: (payload.iat ?? 0) + 900,
      iat: expect.any(Number),
      jti: expect.any(String),
      token_use: 'access',
      client_id: CLIENT_ID,
      username: MANAGER.sub,
      scope: 'email openid profile aws.cognito.signin.user.admin',
      origin_jti: id.payload.origin_jti,
    });
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.any(String),
    });
  });

  test('makes a new grant every time, even while the provider still knows the person', async () => {
    const browser = new Browser();
    const first = await read((await signIn(identity.current.issuer, browser)).id_token);
    const second = await read((await signIn(identity.current.issuer, browser)).id_token);
    expect(first.payload.origin_jti).not.toBe(second.payload.origin_jti);
  });

  test('accepts the address in any case', async () => {
    const tokens = await signIn(identity.current.issuer, new Browser(), ' Manager@Muster.EXAMPLE ');
    expect((await read(tokens.id_token)).payload.sub).toBe(MANAGER.sub);
  });
});

describe('the form', () => {
  const openForm = async (browser: Browser, more: Record<string, string> = {}) =>
    browser.open(authorizeUrl(identity.current.issuer, pkce().challenge, more));

  test('answers a wrong password and an unknown address alike, and keeps the address', async () => {
    const browser = new Browser();
    const form = await openForm(browser);
    const answers = [MEMBER.email, 'nobody@muster.example'].map(async (email) => {
      const { response } = await browser.open(form.url, formBody({ email, password: 'wrong' }));
      const text = await response.text();
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain('wrong');
      return {
        status: response.status,
        text: text.replaceAll(email, '').replaceAll(' aria-current="true"', ''),
      };
    });
    const [wrong, unknown] = await Promise.all(answers);
    expect(wrong?.text).toContain('That e-mail and password don’t match');
    expect(unknown).toEqual(wrong);
  });

  test('lets the person try again after a wrong password', async () => {
    const browser = new Browser();
    const form = await openForm(browser);
    await browser.open(form.url, formBody({ email: MANAGER.email, password: 'wrong' }));
    const { url } = await browser.open(form.url, formBody({ email: MANAGER.email, password: PASSWORD }));
    expect(url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('shows what was typed as text, never as markup', async () => {
    const browser = new Browser();
    const form = await openForm(browser);
    const email = '"><script>alert(1)</script>';
    const { response } = await browser.open(form.url, formBody({ email, password: 'wrong' }));
    expect(await response.text()).not.toContain('<script>');
  });

  test('fills in a demo account by a link, and nobody else', async () => {
    const browser = new Browser();
    const form = await openForm(browser);
    const chosen = await (await browser.request(`${form.url}?email=${MANAGER.email}`)).text();
    expect(chosen).toContain(`value="${MANAGER.email}"`);
    expect(chosen).toContain(`value="${PASSWORD}"`);
    const other = await (await browser.request(`${form.url}?email=${MEMBER.email}`)).text();
    expect(other).not.toContain(MEMBER.email);
  });

  test('takes the address from login_hint', async () => {
    const { response } = await openForm(new Browser(), { login_hint: MEMBER.email });
    expect(await response.text()).toContain(`value="${MEMBER.email}"`);
  });

  test('may send the browser nowhere but to the application', async () => {
    const { response } = await openForm(new Browser());
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${APPLICATION};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('says that it is out of date in another browser', async () => {
    const form = await openForm(new Browser());
    const { response } = await new Browser().open(form.url);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This page is out of date');
  });

  test('refuses a body larger than any form', async () => {
    const browser = new Browser();
    const form = await openForm(browser);
    const { response } = await browser.open(
      form.url,
      formBody({ email: 'x'.repeat(100_000), password: 'y' }),
    );
    expect(response.status).toBe(413);
  });
});
