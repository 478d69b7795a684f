import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { personWithCodes as newPersonWithCodes } from '../../test/person.ts';
import { follow, typePassword } from '../../test/security.ts';
import { mailsTo } from '../../test/sign-up.ts';

const identity = testIdentity();
const STEP_MS = 30_000;
/** Somebody with codes turned on a half minute ago, whose app shows the next one. */
async function personWithCodes() {
  const person = await newPersonWithCodes(identity);
  vi.setSystemTime(Date.now() + STEP_MS);
  return person;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a half-done sign-in', () => {
  test('is worth nothing in another browser', async () => {
    const { app, email, issuer } = await personWithCodes();
    const page = await typePassword(issuer, new Browser(), email);
    const elsewhere = new Browser();
    const stolen = await follow(elsewhere, page.url, { code: app.generate() });
    expect(stolen.status).toBe(400);
    expect(stolen.text).toContain('This page is out of date');
    const own = await typePassword(issuer, elsewhere, 'nobody@muster.example');
    const replayed = await follow(elsewhere, `${own.url}/code`, { code: app.generate() });
    expect(replayed.text).toContain('Sign in once more');
  });

  test('expires after ten minutes', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    const late = await follow(browser, page.url, { code: app.generate() });
    expect(late.status).toBe(400);
    expect(late.text).toContain('Sign in once more');
  });

  test('ends after five wrong codes, and the owner gets a mail', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    const wrong = app.generate({ timestamp: 0 });
    for (const left of [4, 3, 2, 1]) {
      const again = await follow(browser, page.url, { code: wrong });
      expect(again.text, `${left} left`).toContain('That code isn’t right.');
    }
    expect((await follow(browser, page.url, { code: wrong })).text).toContain('Sign in once more');
    expect((await follow(browser, page.url, { code: app.generate() })).text).toContain('Sign in once more');
    const mails = await follow(new Browser(), `${issuer}/outbox`);
    expect(mails.text).toContain('Somebody tried five wrong codes for your account');
  });

  test('cannot be begun again and again to try more codes', async () => {
    const { app, email, issuer } = await personWithCodes();
    const wrong = app.generate({ timestamp: 0 });
    let last = '';
    for (let round = 0; round < 6; round += 1) {
      const browser = new Browser();
      const page = await typePassword(issuer, browser, email);
      last = (await follow(browser, page.url, { code: wrong })).text;
    }
    expect(last).toContain('Too many attempts.');
  });

  test('tells the owner of every fifth wrong code in a row, however they are spread over sign-ins', async () => {
    const { app, email, issuer } = await personWithCodes();
    const wrong = app.generate({ timestamp: 0 });
    const told = async () => (await mailsTo(issuer, email)).join().match(/tried five wrong codes/g)?.length;
    for (const codes of [[wrong, wrong, wrong], [wrong]]) {
      const browser = new Browser();
      const page = await typePassword(issuer, browser, email);
      for (const code of codes) await follow(browser, page.url, { code });
    }
    expect(await told()).toBeUndefined();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    await follow(browser, page.url, { code: wrong });
    expect(await told()).toBe(1);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    const later = await typePassword(issuer, browser, email);
    await follow(browser, later.url, { code: app.generate() });
    vi.setSystemTime(Date.now() + 15 * 60_000);
    for (const count of [1, 2]) {
      const again = await typePassword(issuer, browser, email);
      for (let tries = 0; tries < 2; tries += 1) await follow(browser, again.url, { code: wrong });
      expect(await told(), `${count * 2} since the right one`).toBe(1);
    }
  });

  test('ends with a new password by mail, which leaves the codes on', async () => {
    const { app, email, issuer } = await personWithCodes();
    const thief = new Browser();
    const half = await typePassword(issuer, thief, email);
    const owner = new Browser();
    await follow(owner, `${issuer}/forgot-password`, { email });
    const token = /set-password\?token=([\w-]+)/.exec((await mailsTo(issuer, email)).join())?.[1] ?? '';
    await follow(owner, `${issuer}/set-password`, { token, password: 'another long password' });
    expect((await follow(thief, half.url, { code: app.generate() })).text).toContain('Sign in once more');
    const page = await typePassword(issuer, owner, email, 'another long password');
    expect((await follow(owner, page.url, { code: app.generate() })).url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('is over once the sign-in is done', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    await follow(browser, page.url, { code: app.generate() });
    vi.setSystemTime(Date.now() + STEP_MS);
    expect((await follow(browser, page.url, { code: app.generate() })).status).toBe(400);
  });
});

describe('a recovery code', () => {
  const typeCode = async (issuer: string, email: string, code: string) => {
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    return follow(browser, page.url, { recovery_code: code });
  };

  test('signs in without the app, once, in any writing, and the owner gets a mail', async () => {
    const { recovery, email, issuer } = await personWithCodes();
    const [first = '', second = ''] = recovery;
    expect(recovery).toHaveLength(10);
    expect((await typeCode(issuer, email, first)).url).toContain(`${REDIRECT_URI}?code=`);
    const again = await typeCode(issuer, email, first);
    expect(again.text).toContain('That isn’t one of your recovery codes, or it was used already.');
    const careless = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect((await typeCode(issuer, email, careless)).url).toContain(`${REDIRECT_URI}?code=`);
    const mails = await follow(new Browser(), `${issuer}/outbox`);
    expect(mails.text).toContain('A recovery code was used to sign in');
    expect(mails.text).toContain('8 are left.');
  });

  test('of somebody else is none', async () => {
    const [one, other] = [await personWithCodes(), await personWithCodes()];
    const page = await typeCode(one.issuer, one.email, other.recovery[0] ?? '');
    expect(page.text).toContain('That isn’t one of your recovery codes');
  });
});
