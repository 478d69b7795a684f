import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { MANAGER, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { personWithCodes as newPersonWithCodes } from '../../test/person.ts';
import { follow, turnOnCodes, typePassword } from '../../test/security.ts';

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

describe('somebody with codes turned on', () => {
  test('is asked for the code after the right password, and signed in by it', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    expect(page.url).toMatch(/\/sign-in\/[\w-]+\/code$/);
    expect(page.text).toContain(`shows for <b>${email}</b>`);
    const end = await follow(browser, page.url, { code: app.generate() });
    expect(end.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('may type the code with a space in it', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    const end = await follow(browser, page.url, { code: app.generate().replace(/^.../, '$& ') });
    expect(end.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test.each([
    ['a step slow', -1],
    ['a step fast', 1],
  ])('is signed in though the clock of the phone is %s', async (_clock, steps) => {
    const { app, email, issuer } = await personWithCodes();
    vi.setSystemTime(Date.now() + STEP_MS);
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    const code = app.generate({ timestamp: Date.now() + steps * STEP_MS });
    expect((await follow(browser, page.url, { code })).url).toContain(`${REDIRECT_URI}?code=`);
  });

  test.each([
    ['two steps old', -2],
    ['two steps early', 2],
  ])('is not signed in by a code that is %s', async (_code, steps) => {
    const { app, email, issuer } = await personWithCodes();
    vi.setSystemTime(Date.now() + 2 * STEP_MS);
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    const code = app.generate({ timestamp: Date.now() + steps * STEP_MS });
    const again = await follow(browser, page.url, { code });
    expect([again.status, again.url]).toEqual([400, page.url]);
    expect(again.text).toContain('That code isn’t right.');
  });

  test('cannot use a code twice, nor the one before it', async () => {
    const { app, email, issuer } = await personWithCodes();
    const code = app.generate();
    const before = app.generate({ timestamp: Date.now() - STEP_MS });
    const first = new Browser();
    await follow(first, (await typePassword(issuer, first, email)).url, { code });
    const second = new Browser();
    const page = await typePassword(issuer, second, email);
    for (const used of [code, before]) {
      const again = await follow(second, page.url, { code: used });
      expect(again.status).toBe(400);
      expect(again.text).toContain('That code was used already.');
    }
  });

  test('cannot use a code in two browsers at once', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browsers = [new Browser(), new Browser(), new Browser()];
    const pages = await Promise.all(browsers.map((browser) => typePassword(issuer, browser, email)));
    const code = app.generate();
    const ends = await Promise.all(
      browsers.map((browser, index) => follow(browser, pages[index]?.url ?? '', { code })),
    );
    expect(ends.filter(({ url }) => url.startsWith(REDIRECT_URI))).toHaveLength(1);
  });

  test('is told of a code that has not six digits, which costs no try', async () => {
    const { app, email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    for (const code of ['', '12345', '1234567', 'abcdef', '12345', '']) {
      const again = await follow(browser, page.url, { code });
      expect(again.text).toContain('Type the 6 digits that your app shows.');
    }
    const end = await follow(browser, page.url, { code: app.generate() });
    expect(end.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('has no session before the code, neither at the provider nor in the application', async () => {
    const { email, issuer } = await personWithCodes();
    const browser = new Browser();
    const page = await typePassword(issuer, browser, email);
    const uid = page.url.split('/')[4];
    expect((await follow(browser, `${issuer}/security`)).text).toContain('<h1>Sign in</h1>');
    const resumed = await follow(browser, `${issuer}/oauth2/authorize/${uid}`);
    expect(resumed.url).not.toContain('code=');
  });
});

test('a shared account of the demo asks for no code after the next start, another one still does', async () => {
  const { email, issuer } = await personWithCodes();
  await turnOnCodes({ issuer, email: MANAGER.email, browser: new Browser() });
  expect((await typePassword(issuer, new Browser(), MANAGER.email)).url).toMatch(/\/code$/);
  await identity.restart();
  expect((await typePassword(issuer, new Browser(), MANAGER.email)).url).toContain(REDIRECT_URI);
  expect((await typePassword(issuer, new Browser(), email)).url).toMatch(/\/code$/);
});
