import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../../test/browser.ts';
import { MANAGER, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { exchangeCode, signIn } from '../../test/sign-in.ts';
import {
  comeBack,
  leave,
  NAMES,
  type Name,
  signInThrough,
  testUpstreams,
  visitUpstream,
} from '../../test/upstream-journey.ts';

const providers = testUpstreams();
const none = testIdentity();
const LABELS = {
  Google: 'Continue with Google',
  Facebook: 'Continue with Facebook',
  LoginWithAmazon: 'Login with Amazon',
  SignInWithApple: 'Continue with Apple',
};

const someone = (sub: string) => ({
  sub,
  email: `${sub}@else.example`,
  email_verified: true,
  name: 'Kim Else',
});

async function tokensThrough(name: Name) {
  const { code, verifier } = await signInThrough(providers.issuer, name);
  const { tokens } = await exchangeCode(providers.issuer, code, verifier);
  return decodeJwt(tokens.id_token);
}

describe.each(NAMES)('%s', (name) => {
  test('is where the application’s wish leads straight, and leads back with a code', async () => {
    providers.upstream.behaviour.account = someone(`straight-${name}`);
    const { url } = await leave(providers.issuer, name);
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(providers.upstream.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${providers.issuer}/upstream/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/.{20,}/),
      state: expect.stringMatching(/.{20,}/),
    });
    const { end } = await signInThrough(providers.issuer, name);
    expect(end).toContain(`${REDIRECT_URI}?code=`);
    expect(end).toContain('state=the-state');
  });

  test('gives somebody new an account of our own, the same one every time', async () => {
    providers.upstream.behaviour.account = someone(`new-${name}`);
    const first = await tokensThrough(name);
    expect(first).toMatchObject({
      email: `new-${name}@else.example`.toLowerCase(),
      email_verified: true,
      name: 'Kim Else',
      'cognito:username': first.sub,
      sub: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const second = await tokensThrough(name);
    expect(second.sub).toBe(first.sub);
    expect(second.origin_jti).not.toBe(first.origin_jti);
  });

  test('has a button on the hosted page, which works as a plain link', async () => {
    providers.upstream.behaviour.account = someone(`button-${name}`);
    const browser = new Browser();
    const { url, response } = await browser.open(authorizeUrl(providers.issuer, pkce().challenge));
    const page = await response.text();
    const [, href = ''] = new RegExp(`<a class="button upstream" href="([^"]*/${name})"`).exec(page) ?? [];
    expect(page).toContain(LABELS[name]);
    const away = await browser.open(new URL(href, url).href);
    const { url: end } = await comeBack(browser, await visitUpstream(away.url));
    expect(end).toContain(`${REDIRECT_URI}?code=`);
  });

  test('is neither shown nor reachable where it isn’t set up', async () => {
    const { issuer } = none.current;
    const browser = new Browser();
    const form = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(await form.response.text()).not.toContain(LABELS[name]);
    expect((await browser.open(`${form.url}/upstream/${name}`)).response.status).toBe(404);
    expect((await browser.open(`${form.url}/upstream`)).response.status).toBe(404);
    expect((await browser.open(`${issuer}/upstream/callback?state=x&code=y`)).response.status).toBe(404);
    const asked = await browser.open(authorizeUrl(issuer, pkce().challenge, { identity_provider: name }));
    expect(new URL(asked.url).searchParams.get('error_description')).toBe(
      `Sign-in with ${name} is not set up.`,
    );
  });
});

test('a provider asked for by name is asked although somebody is signed in here already', async () => {
  const browser = new Browser();
  await signIn(providers.issuer, browser);
  const before = await providers.rows('select id from idp.grants');
  const { url } = await leave(providers.issuer, 'Google', browser);
  expect(new URL(url).origin).toBe(providers.upstream.issuer);
  expect(await providers.rows('select id from idp.grants')).toHaveLength(before.length);

  providers.upstream.behaviour.account = someone('second-person');
  const { code, verifier } = await signInThrough(providers.issuer, 'Google', browser);
  const { tokens } = await exchangeCode(providers.issuer, code, verifier);
  expect(decodeJwt(tokens.id_token).email).toBe('second-person@else.example');
});

test('an address that stands in the id token need not be asked for', async () => {
  const { behaviour } = providers.upstream;
  behaviour.account = someone('in-token');
  behaviour.claimsInIdToken = true;
  expect(await tokensThrough('Google')).toMatchObject({ email: 'in-token@else.example', name: 'Kim Else' });
});

test('who has no name at the other provider is called by their address', async () => {
  providers.upstream.behaviour.account = {
    sub: 'nameless',
    email: 'Nameless@else.example',
    email_verified: true,
  };
  expect(await tokensThrough('Facebook')).toMatchObject({ email: 'nameless@else.example', name: 'nameless' });
});

test('Apple’s name of somebody, told beside the code, is taken the first time', async () => {
  providers.upstream.behaviour.account = {
    sub: 'apple-name',
    email: 'an@else.example',
    email_verified: true,
  };
  const { browser, verifier, url } = await leave(providers.issuer, 'SignInWithApple');
  const back = await visitUpstream(url);
  const user = { name: { firstName: 'Ann', lastName: 'Apple' }, email: MANAGER.email };
  back.form?.set('user', JSON.stringify(user));
  const { url: end } = await comeBack(browser, back);
  const { tokens } = await exchangeCode(
    providers.issuer,
    new URL(end).searchParams.get('code') ?? '',
    verifier,
  );
  expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Ann Apple', email: 'an@else.example' });
});

test('what another provider says of a name never becomes markup', async () => {
  providers.upstream.behaviour.account = { ...someone('markup'), name: '<script>alert(1)</script>\u202e\n' };
  expect((await tokensThrough('Google')).name).toBe('<script>alert(1)</script>');
});

test('the form stays for those who have a password', async () => {
  const { url, response } = await new Browser().open(authorizeUrl(providers.issuer, pkce().challenge));
  const page = await response.text();
  expect(page).toContain(`<form method="post" action="${new URL(url).pathname}"`);
  expect(page).toContain(MANAGER.email);
});
