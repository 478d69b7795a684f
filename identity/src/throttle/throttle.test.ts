import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { MANAGER, MEMBER, PASSWORD, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { mailsTo, NEW_PASSWORD, type Page, problemOf, visit } from '../../test/sign-up.ts';
import { LIMITS } from './limits.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Every request may name its own address, as if there were one proxy in front. */
const identity = testIdentity(() => ({ trustProxy: (_address, hop) => hop < 1 }));
let pool: Pool;
let throttle: Throttle;

beforeAll(() => {
  pool = new Pool({ connectionString: identity.databaseUrl, max: 2 });
  throttle = createThrottle(pool);
});
afterAll(() => pool.end());
afterEach(async () => {
  vi.useRealTimers();
  await pool.query('delete from idp.throttle');
});

let last = 0;
const newAddress = () => {
  last += 1;
  return `10.9.${Math.floor(last / 200)}.${last % 200}`;
};

async function signInFrom(
  address: string,
  email: string,
  password: string,
  browser = new Browser(),
): Promise<Page> {
  const form = await browser.open(
    authorizeUrl(identity.current.issuer, pkce().challenge, { prompt: 'login' }),
  );
  const headers = { 'x-forwarded-for': address };
  return visit(browser, form.url, { ...formBody({ email, password }), headers });
}
const isSignedIn = (page: Page) => page.url.startsWith(`${REDIRECT_URI}?code=`);

/** As if a wrong password had been typed so often. */
async function fail(times: number, email: string, address: () => string): Promise<void> {
  for (let count = 0; count < times; count += 1) await throttle.guard('sign-in', email, address());
}

describe('wrong passwords', () => {
  test('are answered with 429 after ten from one network, with a sentence that says when to try again', async () => {
    const address = newAddress();
    for (let count = 0; count < 10; count += 1) {
      expect((await signInFrom(address, MEMBER.email, 'wrong')).status).toBe(400);
    }
    const refused = await signInFrom(address, MEMBER.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(problemOf(refused)).toMatch(/^Too many attempts\. Try again in 1[45] minutes\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(13 * 60);
    expect(refused.text).toContain(`value="${MEMBER.email}"`);
    expect(isSignedIn(await signInFrom(newAddress(), MEMBER.email, PASSWORD))).toBe(true);
  });

  test('are counted alike for an account that doesn’t exist, and answered with the same page', async () => {
    const strip = ({ text, url }: Page, email: string) =>
      text
        .replaceAll(email, '')
        .replaceAll(new URL(url).pathname, '')
        .replace(/in \d+ minutes/, '');
    const pages: [number, string][] = [];
    for (const email of [MEMBER.email, 'nobody@muster.example']) {
      const address = newAddress();
      await fail(10, email, () => address);
      const page = await signInFrom(address, email, 'wrong');
      pages.push([page.status, strip(page, email)]);
    }
    expect(pages[0]?.[0]).toBe(429);
    expect(pages[1]).toEqual(pages[0]);
  });

  test('are counted for the account in any writing', async () => {
    const address = newAddress();
    await fail(5, MEMBER.email, () => address);
    await fail(5, ' Member@Muster.Example', () => address);
    expect((await signInFrom(address, MEMBER.email, PASSWORD)).status).toBe(429);
  });

  test('are forgotten after a right one', async () => {
    const address = newAddress();
    await fail(9, MEMBER.email, () => address);
    expect(isSignedIn(await signInFrom(address, MEMBER.email, PASSWORD))).toBe(true);
    await fail(9, MEMBER.email, () => address);
    expect(isSignedIn(await signInFrom(address, MEMBER.email, PASSWORD))).toBe(true);
  });

  test('are forgotten after a quarter of an hour', async () => {
    const address = newAddress();
    await fail(11, MEMBER.email, () => address);
    expect((await signInFrom(address, MEMBER.email, PASSWORD)).status).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    expect(isSignedIn(await signInFrom(address, MEMBER.email, PASSWORD))).toBe(true);
  });

  test('are remembered across a restart', async () => {
    const address = newAddress();
    await fail(10, MEMBER.email, () => address);
    await identity.restart();
    expect((await signInFrom(address, MEMBER.email, PASSWORD)).status).toBe(429);
  });

  test('are let through up to the limit and no further when they come at the same moment', async () => {
    const address = newAddress();
    const together = Array.from({ length: 30 }, () => throttle.guard('sign-in', MEMBER.email, address));
    const allowed = (await Promise.all(together)).filter(({ waitMs }) => waitMs === 0);
    expect(allowed).toHaveLength(LIMITS['sign-in'].near[0]);
  });

  test('on many accounts from one network are held up too, and a right one on one’s own doesn’t help', async () => {
    const address = newAddress();
    for (let count = 0; count < 99; count += 1)
      await throttle.guard('sign-in', `user${count}@muster.example`, address);
    expect(isSignedIn(await signInFrom(address, MEMBER.email, PASSWORD))).toBe(true);
    expect((await signInFrom(address, 'other@muster.example', 'wrong')).status).toBe(400);
    expect((await signInFrom(address, 'another@muster.example', 'wrong')).status).toBe(429);
  });

  test('leave no account and no address in the table', async () => {
    const address = newAddress();
    await fail(1, MEMBER.email, () => address);
    const { rows } = await pool.query('select key from idp.throttle');
    expect(rows).toHaveLength(3);
    for (const secret of [MEMBER.email, address]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('nobody can keep somebody else out', () => {
  test('one network alone shuts an account for itself only', async () => {
    const stranger = newAddress();
    await fail(200, MANAGER.email, () => stranger);
    expect(isSignedIn(await signInFrom(newAddress(), MANAGER.email, PASSWORD))).toBe(true);
  });

  test('many networks shut it for an hour, but never for a browser that the account knows', async () => {
    const known = new Browser();
    await signInFrom(newAddress(), MANAGER.email, PASSWORD, known);
    await fail(31, MANAGER.email, newAddress);
    const shut = await signInFrom(newAddress(), MANAGER.email, PASSWORD);
    expect(shut.status).toBe(429);
    expect(Number(shut.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect(isSignedIn(await signInFrom(newAddress(), MANAGER.email, PASSWORD, known))).toBe(true);
  });

  test('a known browser has ten tries of its own, and is known for no other account', async () => {
    const browser = new Browser();
    await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser);
    for (let count = 0; count < 10; count += 1) {
      expect((await signInFrom(newAddress(), MANAGER.email, 'wrong', browser)).status).toBe(400);
    }
    expect((await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser)).status).toBe(429);
    await fail(31, MEMBER.email, newAddress);
    expect((await signInFrom(newAddress(), MEMBER.email, PASSWORD, browser)).status).toBe(429);
  });

  test('a mark that the provider didn’t sign makes no browser known', async () => {
    const browser = new Browser();
    await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser);
    for (const [key, cookie] of browser.cookies) {
      if (key.startsWith('muster_idp_known'))
        browser.cookies.set(key, { ...cookie, value: `x${cookie.value}` });
    }
    await fail(31, MANAGER.email, newAddress);
    expect((await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser)).status).toBe(429);
  });

  test('a new password by mail opens the account to its owner while others go on failing', async () => {
    const { issuer } = identity.current;
    const owner = new Browser();
    await fail(31, MEMBER.email, newAddress);
    await visit(owner, `${issuer}/forgot-password`, formBody({ email: MEMBER.email }));
    const [mail = ''] = await mailsTo(issuer, MEMBER.email);
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
    await visit(owner, `${issuer}/set-password`, formBody({ token, password: NEW_PASSWORD }));
    await fail(31, MEMBER.email, newAddress);
    expect((await signInFrom(newAddress(), MEMBER.email, NEW_PASSWORD)).status).toBe(429);
    expect(isSignedIn(await signInFrom(newAddress(), MEMBER.email, NEW_PASSWORD, owner))).toBe(true);
  });
});
