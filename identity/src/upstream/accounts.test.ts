import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { Browser, formBody } from '../../test/browser.ts';
import { MANAGER, PASSWORD, REDIRECT_URI } from '../../test/identity.ts';
import { exchangeCode } from '../../test/sign-in.ts';
import {
  leave,
  type Name,
  signInThrough,
  testUpstreams,
  visitUpstream,
} from '../../test/upstream-journey.ts';

const providers = testUpstreams();

const present = (at: { sub: string; email?: string; email_verified?: boolean; name?: string }) => {
  providers.upstream.behaviour.account = at;
};

/** Who comes out at the application. */
async function personThrough(name: Name) {
  const { code, verifier } = await signInThrough(providers.issuer, name);
  const { tokens } = await exchangeCode(providers.issuer, code, verifier);
  return decodeJwt(tokens.id_token);
}

/** Stops at our page, which wants a proof first. */
async function askedToSignIn(name: Name) {
  const { browser, end, response } = await signInThrough(providers.issuer, name);
  return { browser, url: end, status: response.status, text: await response.text() };
}

const connections = () => providers.rows('select provider, subject, user_sub from idp.upstream_identities');
const subjectsOf = async (sub: string) =>
  (await connections()).filter(({ user_sub }) => user_sub === sub).map(({ subject }) => subject);

async function addAccount(email: string, email_verified: boolean) {
  const sub = `user-${email}`;
  await providers.rows(
    `insert into idp.users (sub, email, email_verified, name, password_hash)
     select '${sub}', '${email}', ${email_verified}, 'Somebody', password_hash from idp.users
     where email = '${MANAGER.email}'`,
  );
  return { sub, email };
}

describe('an account of the same address', () => {
  test('is connected at once when both sides have verified the address', async () => {
    const { sub, email } = await addAccount('both@muster.example', true);
    present({ sub: 'both', email: 'Both@Muster.example', email_verified: true });
    expect(await personThrough('Google')).toMatchObject({ sub, 'cognito:username': sub, email });
    expect(await subjectsOf(sub)).toEqual(['both']);
  });

  test('is not touched on the word of a provider that hasn’t verified the address', async () => {
    const { sub, email } = await addAccount('unproven@muster.example', true);
    present({ sub: 'unproven', email, email_verified: false });
    const { status, text } = await askedToSignIn('Facebook');
    expect(status).toBe(200);
    expect(text).toContain(`There is already an account for ${email}.`);
    expect(text).toContain('Facebook is then connected to it.');
    expect(text).toContain(`value="${email}"`);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('is not touched when its own address was never proven, though the provider has verified it', async () => {
    const { sub, email } = await addAccount('squatted@muster.example', false);
    present({ sub: 'owner-of-address', email, email_verified: true });
    expect((await askedToSignIn('Google')).text).toContain(`There is already an account for ${email}.`);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('is connected once the person has signed in to it, and from then on opens without', async () => {
    const { sub, email } = await addAccount('proven@muster.example', true);
    present({ sub: 'proven', email, email_verified: false });
    const { browser, url } = await askedToSignIn('LoginWithAmazon');

    const wrong = await browser.open(url, formBody({ email, password: 'wrong' }));
    const text = await wrong.response.text();
    expect(text).toContain('Amazon is then connected to it.');
    expect(text).toContain('That e-mail and password don’t match');
    expect(await subjectsOf(sub)).toEqual([]);

    const right = await browser.open(url, formBody({ email, password: PASSWORD }));
    expect(right.url).toContain(`${REDIRECT_URI}?code=`);
    expect(await subjectsOf(sub)).toEqual(['proven']);
    expect((await personThrough('LoginWithAmazon')).sub).toBe(sub);
  });

  test('stays unconnected when the person signs in to another one instead', async () => {
    const { sub, email } = await addAccount('declined@muster.example', true);
    present({ sub: 'declined', email, email_verified: false });
    const { browser, url } = await askedToSignIn('Facebook');
    await browser.open(url, formBody({ email: MANAGER.email, password: PASSWORD }));
    expect(await subjectsOf(sub)).toEqual([]);
    expect(await subjectsOf(MANAGER.sub)).toEqual([]);
    expect(await providers.rows('select from idp.upstream_links where user_sub = $$user-declined$$')).toEqual(
      [],
    );
  });

  test('waits only in the sign-in in which the provider was asked', async () => {
    const { sub, email } = await addAccount('elsewhere@muster.example', true);
    present({ sub: 'elsewhere', email, email_verified: false });
    await askedToSignIn('Facebook');
    const other = await leave(providers.issuer, 'Google', new Browser());
    const page = new URL(other.url).origin === providers.upstream.issuer;
    expect(page).toBe(true);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('keeps the first person whom a provider’s account was connected to, whatever address it has later', async () => {
    present({ sub: 'moving', email: 'before@else.example', email_verified: true });
    const before = await personThrough('Google');
    present({ sub: 'moving', email: MANAGER.email, email_verified: true });
    expect(await personThrough('Google')).toMatchObject({ sub: before.sub, email: 'before@else.example' });
  });

  test('tells subjects of one provider from those of another', async () => {
    present({ sub: 'same', email: 'one@else.example', email_verified: true });
    const one = await personThrough('Google');
    present({ sub: 'same', email: 'two@else.example', email_verified: true });
    const two = await personThrough('SignInWithApple');
    expect(two.sub).not.toBe(one.sub);
  });
});

describe('a new account', () => {
  test('has no password and counts as unverified when the provider doesn’t vouch for the address', async () => {
    present({ sub: 'fresh', email: 'fresh@else.example', name: 'Fresh Face' });
    expect(await personThrough('Facebook')).toMatchObject({ email_verified: false, name: 'Fresh Face' });
    const [row] = await providers.rows(
      `select password_hash from idp.users where email = 'fresh@else.example'`,
    );
    expect(row).toEqual({ password_hash: null });
  });

  test('is made once when two browsers bring the same person at the same moment', async () => {
    present({ sub: 'twice', email: 'twice@else.example', email_verified: true });
    const both = await Promise.all([personThrough('Google'), personThrough('Google')]);
    expect(both[0]?.sub).toBe(both[1]?.sub);
  });

  test.each([
    ['no address', undefined],
    ['an empty address', ''],
    ['something that is no address', 'not an address'],
    ['an address longer than any', `${'x'.repeat(300)}@else.example`],
  ])('is not made from %s: the page says what is missing', async (_what, email) => {
    present({ sub: 'addressless', email, email_verified: true, name: 'No Address' });
    const before = await providers.rows('select from idp.users');
    const { response } = await signInThrough(providers.issuer, 'Facebook');
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('Facebook told us no e-mail address, and an account needs one.');
    expect(text).toContain('<h1>Sign in</h1>');
    expect(await providers.rows('select from idp.users')).toHaveLength(before.length);
  });

  test('loses what was connected to it when somebody later proves that the address is theirs', async () => {
    present({ sub: 'squatter', email: 'victim@else.example', email_verified: false });
    const { sub } = await personThrough('Facebook');
    expect(await subjectsOf(String(sub))).toEqual(['squatter']);

    await providers.rows(`update idp.users set email_verified = true where email = 'victim@else.example'`);
    expect(await subjectsOf(String(sub))).toEqual([]);
    expect((await askedToSignIn('Facebook')).text).toContain(
      'There is already an account for victim@else.example.',
    );
  });
});

test('a form that waits for a proof is not sent away to the provider again', async () => {
  const { email } = await addAccount('reload@muster.example', true);
  present({ sub: 'reload', email, email_verified: false });
  const { browser, url } = await askedToSignIn('Google');
  const again = await browser.open(url);
  expect(again.url).toBe(url);
  expect(await again.response.text()).toContain('Google is then connected to it.');
});

test('the other browser’s answer from a provider connects nothing here', async () => {
  present({ sub: 'stray', email: 'stray@else.example', email_verified: true });
  const { url } = await leave(providers.issuer, 'Google');
  const back = await visitUpstream(url);
  const { response } = await new Browser().open(back.url);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This page is out of date');
  expect((await connections()).map(({ subject }) => subject)).not.toContain('stray');
});
