import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../../test/browser.ts';
import { APPLICATION, CLIENT_ID, PASSWORD, testIdentity } from '../../test/identity.ts';
import { newPerson, personWithPasskey } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { fieldOf, follow, nameOn, openSecurity, send } from '../../test/security.ts';
import { signIn } from '../../test/sign-in.ts';
import { SECURITY_CLIENT } from './client.ts';

const identity = testIdentity();

const passMs = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

afterEach(() => {
  vi.useRealTimers();
});

describe('the security page', () => {
  test('asks who it is first, and is there after the sign-in', async () => {
    const person = await newPerson(identity);
    const form = await follow(person.browser, `${person.issuer}/security`);
    expect(form.text).toContain('Sign in to see and change how you sign in.');
    const page = await follow(person.browser, form.url, { email: person.email, password: PASSWORD });
    expect([page.url, page.status]).toEqual([`${person.issuer}/security`, 200]);
    expect(page.text).toContain(`For <b>${person.email}</b>`);
  });

  test('opens at once for who has just signed in to the application', async () => {
    const { issuer, email, browser } = await newPerson(identity);
    await signIn(issuer, browser, email);
    expect((await follow(browser, `${issuer}/security`)).text).toContain(`For <b>${email}</b>`);
  });

  test('asks again ten minutes after the last sign-in, with the address filled in', async () => {
    const person = await newPerson(identity);
    const { issuer, email, browser } = person;
    passMs(0);
    await signIn(issuer, browser, email);
    passMs(600_000);
    expect((await follow(browser, `${issuer}/security`)).text).toContain(`For <b>${email}</b>`);
    passMs(1_000);
    const form = await follow(browser, `${issuer}/security`);
    expect(form.url).toContain('/sign-in/');
    expect(form.text).toContain(`value="${email}"`);
    expect((await openSecurity(person)).text).toContain(`For <b>${email}</b>`);
  });

  test('is not opened anew by the application, which signs in without a form meanwhile', async () => {
    const { issuer, email, browser } = await newPerson(identity);
    await signIn(issuer, browser, email);
    passMs(601_000);
    expect((await follow(browser, authorizeUrl(issuer, pkce().challenge))).url).toContain('code=');
    expect((await follow(browser, `${issuer}/security`)).url).toContain('/sign-in/');
  });

  test('shows another person their own, when they sign in there', async () => {
    const [first, second] = [await newPerson(identity), await newPerson(identity)];
    await openSecurity(first);
    passMs(601_000);
    const page = await openSecurity({ ...second, browser: first.browser });
    expect(page.text).toContain(`For <b>${second.email}</b>`);
    expect(page.text).not.toContain(first.email);
  });

  test('is closed after signing out', async () => {
    const person = await newPerson(identity);
    await openSecurity(person);
    const query = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: `${APPLICATION}/` });
    await person.browser.request(`${person.issuer}/logout?${query}`);
    expect((await follow(person.browser, `${person.issuer}/security`)).url).toContain('/sign-in/');
  });

  test('says so when the sign-in came to nothing, instead of beginning it again', async () => {
    const { issuer, browser } = await newPerson(identity);
    const page = await follow(browser, `${issuer}/security?error=access_denied&iss=x`);
    expect([page.status, page.text.includes('You are not signed in')]).toEqual([400, true]);
  });

  test('may be framed by nobody and runs no foreign script', async () => {
    const { issuer, browser, email } = await newPerson(identity);
    await openSecurity({ issuer, browser, email });
    const { headers } = await browser.request(`${issuer}/security`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a form of the security page', () => {
  const nameIn = async (person: Parameters<typeof openSecurity>[0]) => nameOn(await openSecurity(person));

  test.each([
    ['no token', ''],
    ['a made-up token', 'x'.repeat(43)],
  ])('with %s changes nothing', async (_what, token) => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    const answer = await send(person.browser, page, '/name', { name: 'Forged', token });
    expect([answer.status, answer.text.includes('nothing was changed')]).toEqual([403, true]);
    expect(await nameIn(person)).toBe('Ada Finch');
  });

  test('with the token of somebody else changes nothing', async () => {
    const [person, other] = [await newPerson(identity), await newPerson(identity)];
    const token = fieldOf(await openSecurity(other), 'token');
    const page = await openSecurity(person);
    expect((await send(person.browser, page, '/name', { name: 'Forged', token })).status).toBe(403);
    expect(await nameIn(person)).toBe('Ada Finch');
  });

  test('that comes too late changes nothing, and the page says so after the sign-in', async () => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    passMs(601_000);
    const form = await send(person.browser, page, '/name', { name: 'Too Late' });
    expect(form.url).toContain('/sign-in/');
    const back = await follow(person.browser, form.url, { email: person.email, password: PASSWORD });
    expect(back.text).toContain('so nothing was changed. Please do it again now.');
    expect(await nameIn(person)).toBe('Ada Finch');
  });

  test('without a session changes nothing', async () => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    const stranger = await send(new Browser(), page, '/name', { name: 'Stranger' });
    expect(stranger.url).toContain('/sign-in/');
    expect(await nameIn(person)).toBe('Ada Finch');
  });
});

describe('the page as a client of the provider', () => {
  const ask = (issuer: string, more: Record<string, string>) =>
    authorizeUrl(issuer, pkce().challenge, {
      client_id: SECURITY_CLIENT,
      redirect_uri: `${issuer}/security`,
      response_type: 'none',
      scope: 'openid',
      ...more,
    });

  test('leads back to itself and to no other address', async () => {
    const { issuer, browser } = await newPerson(identity);
    for (const redirect_uri of ['https://evil.example/', `${APPLICATION}/signin`, `${issuer}/security/x`]) {
      const page = await follow(browser, ask(issuer, { redirect_uri }));
      expect([page.status, page.text.includes('This sign-in can’t go on')]).toEqual([400, true]);
    }
  });

  test('gets neither a code nor a sign-in among those that the person sees', async () => {
    const { issuer, email, browser, passkey } = await personWithPasskey(identity);
    expect(passkey.id).not.toBe('');
    const { url } = await follow(browser, ask(issuer, { response_type: 'code' }));
    expect(new URL(url).searchParams.get('code')).toBeNull();
    const grants = 'select from idp.grants join idp.users on sub = user_sub where email = $1';
    const granted = await query(identity, grants, [email]);
    expect(granted).toHaveLength(0);
  });
});
