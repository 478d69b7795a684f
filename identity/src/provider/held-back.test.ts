import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { MEMBER, PASSWORD, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { newPerson, type Person } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { openSecurity, send } from '../../test/security.ts';
import { signIn } from '../../test/sign-in.ts';

const identity = testIdentity();

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody types the right password, and keeps the last step back to the application for later. */
async function holdBack({ issuer, email }: Person) {
  const browser = new Browser();
  const form = await browser.open(authorizeUrl(issuer, pkce().challenge));
  const { headers } = await browser.request(form.url, formBody({ email, password: PASSWORD }));
  const back = headers.get('location') ?? '';
  return { browser, back, goOn: async () => (await browser.open(back)).url };
}

const ended = expect.not.stringContaining('code=');

describe('a sign-in that was held back at its last step', () => {
  test('goes on when it is wanted', async () => {
    const { goOn } = await holdBack(await newPerson(identity));
    expect(await goOn()).toContain(`${REDIRECT_URI}?code=`);
  });

  test('is over with a new password by mail', async () => {
    const person = await newPerson(identity);
    const { goOn } = await holdBack(person);
    const link = await identity.current.passwordLink(person.email);
    const token = new URL(link).searchParams.get('token') ?? '';
    await fetch(link, formBody({ token, password: 'another long password' }));
    expect(await goOn()).toEqual(ended);
  });

  test('is over with a password changed on the security page', async () => {
    const person = await newPerson(identity);
    const { goOn } = await holdBack(person);
    const page = await openSecurity(person);
    const fields = { old_password: PASSWORD, password: 'another long password' };
    expect((await send(person.browser, page, '/password', fields)).url).toContain('note=password');
    expect(await goOn()).toEqual(ended);
  });

  test('is over with a global sign-out', async () => {
    const person = await newPerson(identity);
    const { goOn } = await holdBack(person);
    const { access_token } = await signIn(person.issuer, person.browser, person.email);
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut' };
    await fetch(person.issuer, {
      method: 'POST',
      headers,
      body: JSON.stringify({ AccessToken: access_token }),
    });
    expect(await goOn()).toEqual(ended);
  });

  test.each([
    ['everywhere', 'select idp.end_all_sessions($1)'],
    ['everywhere else', 'select idp.end_other_sessions($1, (select id from idp.grants where user_sub = $1))'],
    ['by deleting the account', 'select idp.delete_account($1)'],
  ])('is over when the application signs out %s', async (_, call) => {
    const person = await newPerson(identity);
    await signIn(person.issuer, person.browser, person.email);
    const { goOn } = await holdBack(person);
    await query(identity, call, [person.sub]);
    expect(await goOn()).toEqual(ended);
  });

  test('is over when somebody else proves the address', async () => {
    const person = await newPerson(identity);
    await query(identity, 'update idp.users set email_verified = false where sub = $1', [person.sub]);
    const { goOn } = await holdBack(person);
    await query(identity, 'update idp.users set email_verified = true where sub = $1', [person.sub]);
    expect(await goOn()).toEqual(ended);
  });

  test('stands in no table by the secret that its browser holds', async () => {
    const { back } = await holdBack(await newPerson(identity));
    const secret = back.split('/').at(-1) ?? '';
    const rows = await query(
      identity,
      "select encode(id_hash, 'hex') as hash, payload::text from idp.artifacts",
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(secret).digest('hex'));
  });

  test('counts as fresh from when the password was typed, not from when it goes on', async () => {
    const person = await newPerson(identity);
    const { browser, goOn } = await holdBack(person);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
    expect(await goOn()).toContain(`${REDIRECT_URI}?code=`);
    expect((await browser.open(`${person.issuer}/security`)).url).toContain('/sign-in/');
  });
});

test('two people who sign in in two tabs of one browser both get in, and the later one stays', async () => {
  const person = await newPerson(identity);
  const { browser, issuer, email } = person;
  const [first, second] = [
    await browser.open(authorizeUrl(issuer, pkce().challenge)),
    await browser.open(authorizeUrl(issuer, pkce().challenge)),
  ];
  const submit = (url: string, address: string) =>
    browser.open(url, formBody({ email: address, password: PASSWORD }));
  expect((await submit(first.url, email)).url).toContain(`${REDIRECT_URI}?code=`);
  expect((await submit(second.url, MEMBER.email)).url).toContain(`${REDIRECT_URI}?code=`);
  const page = await browser.open(`${issuer}/security`);
  expect(await page.response.text()).toContain(`For <b>${MEMBER.email}</b>`);
});
