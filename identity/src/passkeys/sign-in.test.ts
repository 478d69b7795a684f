import { afterEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { SoftPasskey } from '../../test/passkey.ts';
import { beginSignIn, optionsAt, signInWith } from '../../test/passkey-journey.ts';
import { newPerson, personWithPasskey } from '../../test/person.ts';
import { follow, openSecurity, send, turnOnCodes } from '../../test/security.ts';
import * as say from './sentences.ts';

const identity = testIdentity();
afterEach(() => {
  vi.useRealTimers();
});

describe('a passkey', () => {
  test('signs in by itself, without address, password or code', async () => {
    const { issuer, email, browser, passkey } = await personWithPasskey(identity);
    await turnOnCodes({ issuer, email, browser });
    const elsewhere = new Browser();
    expect((await signInWith(issuer, elsewhere, passkey)).url).toContain(`${REDIRECT_URI}?code=`);
    expect((await openSecurity({ issuer, email, browser: elsewhere })).text).toContain(`For <b>${email}</b>`);
  });

  test('is asked to name its owner itself and to make sure who holds it', async () => {
    const { issuer, browser } = await newPerson(identity);
    const options = await optionsAt(browser, `${await beginSignIn(issuer, browser)}/passkey/options`);
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test('that is unknown is refused in a sentence', async () => {
    const { issuer } = await newPerson(identity);
    const page = await signInWith(issuer, new Browser(), new SoftPasskey(), { userHandle: 'abcd' });
    expect(page.status).toBe(400);
    expect(page.text).toContain(say.UNKNOWN);
  });

  test('that was removed no longer signs in', async () => {
    const { issuer, email, browser, passkey } = await personWithPasskey(identity);
    const page = await openSecurity({ issuer, email, browser });
    const removed = await send(browser, page, '/passkeys/remove', { id: passkey.id });
    expect(removed.text).toContain('The passkey is removed.');
    expect((await signInWith(issuer, new Browser(), passkey)).text).toContain(say.UNKNOWN);
  });

  test('of another person is not taken for one’s own', async () => {
    const [one, other] = [await personWithPasskey(identity), await personWithPasskey(identity)];
    const options = { challenge: '', user: { id: '' } };
    const handles = [one, other].map(({ passkey }) => {
      const { response } = JSON.parse(passkey.sign(options, { origin: '' }));
      return String(response.userHandle);
    });
    const page = await signInWith(one.issuer, new Browser(), one.passkey, { userHandle: handles[1] ?? '' });
    expect(page.text).toContain(say.UNREADABLE);
  });

  test('whose device did not make sure who holds it is refused', async () => {
    const { issuer, passkey } = await personWithPasskey(identity);
    const page = await signInWith(issuer, new Browser(), passkey, { userVerified: false });
    expect(page.text).toContain(say.UNREADABLE);
  });

  test.each([
    ['another site', { origin: 'http://localhost:1' }],
    ['another host', { rpId: 'evil.example' }],
  ])('that signed for %s is refused', async (_site, circumstances) => {
    const { issuer, passkey } = await personWithPasskey(identity);
    expect((await signInWith(issuer, new Browser(), passkey, circumstances)).text).toContain(say.UNREADABLE);
  });

  test('whose signature is another’s is refused', async () => {
    const { issuer, passkey } = await personWithPasskey(identity);
    const thief = Object.defineProperty(new SoftPasskey(), 'id', { value: passkey.id });
    const { response } = JSON.parse(passkey.sign({ challenge: '' }, { origin: issuer }));
    const page = await signInWith(issuer, new Browser(), thief, { userHandle: response.userHandle });
    expect(page.text).toContain(say.UNREADABLE);
  });

  test('whose counter has not moved on is told to be copied', async () => {
    const { issuer, passkey } = await personWithPasskey(identity);
    const counted = (counter: number) => signInWith(issuer, new Browser(), passkey, { counter });
    expect((await counted(5)).url).toContain(REDIRECT_URI);
    expect((await counted(6)).url).toContain(REDIRECT_URI);
    for (const counter of [6, 3, 0]) expect((await counted(counter)).text).toContain(say.COPIED);
    expect((await counted(7)).url).toContain(REDIRECT_URI);
  });
});

describe('an answer of a passkey', () => {
  const signedIn = async () => {
    const { issuer, passkey } = await personWithPasskey(identity);
    const browser = new Browser();
    const form = await beginSignIn(issuer, browser);
    const options = await optionsAt(browser, `${form}/passkey/options`);
    const credential = passkey.sign(options, { origin: issuer });
    return { issuer, passkey, browser, form, options, credential };
  };

  test('counts once: not again, and not in another sign-in', async () => {
    const { issuer, browser, form, credential } = await signedIn();
    const elsewhere = new Browser();
    const other = await beginSignIn(issuer, elsewhere);
    const stolen = await follow(elsewhere, `${other}/passkey`, { credential });
    expect(stolen.text).toContain(say.TOO_LATE);
    const first = await follow(browser, `${form}/passkey`, { credential });
    expect(first.url).toContain(REDIRECT_URI);
    const again = await beginSignIn(issuer, browser);
    expect((await follow(browser, `${again}/passkey`, { credential })).text).toContain(say.TOO_LATE);
  });

  test('counts once, also when it failed', async () => {
    const { issuer, browser, form, options, passkey } = await signedIn();
    const send = (origin: string) =>
      follow(browser, `${form}/passkey`, { credential: passkey.sign(options, { origin }) });
    expect((await send('https://evil.example')).text).toContain(say.UNREADABLE);
    expect((await send(issuer)).text).toContain(say.TOO_LATE);
  });

  test('counts for five minutes', async () => {
    const { browser, form, credential } = await signedIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_001 });
    expect((await follow(browser, `${form}/passkey`, { credential })).text).toContain(say.TOO_LATE);
  });

  test('without a sign-in under way leads to the page that says so', async () => {
    const { form, credential } = await signedIn();
    const page = await follow(new Browser(), `${form}/passkey`, { credential });
    expect(page.text).toContain('This page is out of date');
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
    'x'.repeat(99),
  ])('that is none is refused in a sentence: %s', async (credential) => {
    const { browser, form } = await signedIn();
    const page = await follow(browser, `${form}/passkey`, { credential });
    expect([page.status, page.text.includes(say.UNREADABLE)]).toEqual([400, true]);
  });
});
