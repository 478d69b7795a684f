import { describe, expect, test, vi } from 'vitest';
import { MEMBER, PASSWORD } from '../../test/identity.ts';
import { type Page, problemOf } from '../../test/sign-up.ts';
import { isSignedIn, newAddress, testThrottle } from '../../test/throttled.ts';
import { LIMITS } from './limits.ts';

const { identity, pool, guard, signInFrom, fail } = testThrottle();

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

  test.each([' ', '\u00a0', '\n', '\ufeff'])(
    'are counted together whatever blank stands around the address: %j',
    async (blank) => {
      const address = newAddress();
      for (let count = 0; count < 10; count += 1)
        expect((await signInFrom(address, `${MEMBER.email}${blank.repeat(count)}`, 'wrong')).status).toBe(
          400,
        );
      expect((await signInFrom(address, `${MEMBER.email}${blank.repeat(10)}`, 'wrong')).status).toBe(429);
    },
  );

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
    const together = Array.from({ length: 30 }, () => guard(MEMBER.email, address));
    const allowed = (await Promise.all(together)).filter(({ waitMs }) => waitMs === 0);
    expect(allowed).toHaveLength(LIMITS['sign-in'].near[0]);
  });

  test('on many accounts from one network are held up too, and a right one on one’s own doesn’t help', async () => {
    const address = newAddress();
    for (let count = 0; count < 99; count += 1) await guard(`user${count}@muster.example`, address);
    expect(isSignedIn(await signInFrom(address, MEMBER.email, PASSWORD))).toBe(true);
    expect((await signInFrom(address, 'other@muster.example', 'wrong')).status).toBe(400);
    expect((await signInFrom(address, 'another@muster.example', 'wrong')).status).toBe(429);
  });

  test('leave no account and no address in the table', async () => {
    const address = newAddress();
    await fail(1, MEMBER.email, () => address);
    const { rows } = await pool().query('select key from idp.throttle');
    expect(rows).toHaveLength(3);
    for (const secret of [MEMBER.email, address]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
