import { describe, expect, test, vi } from 'vitest';
import { Browser, formBody } from '../../test/browser.ts';
import { MANAGER, MEMBER, PASSWORD } from '../../test/identity.ts';
import { newPerson } from '../../test/person.ts';
import { openSecurity, send } from '../../test/security.ts';
import { mailsTo, NEW_PASSWORD, visit } from '../../test/sign-up.ts';
import { isSignedIn, newAddress, testThrottle } from '../../test/throttled.ts';

const { identity, signInFrom, fail } = testThrottle();

describe('nobody can keep somebody else out', () => {
  test('one network alone shuts an account for itself only', async () => {
    const stranger = newAddress();
    await fail(200, MANAGER.email, () => stranger);
    expect(isSignedIn(await signInFrom(newAddress(), MANAGER.email, PASSWORD))).toBe(true);
  });

  test('one network alone does so however it spreads its tries over the hours', async () => {
    const stranger = newAddress();
    const begin = Date.now();
    const tries = { 0: 1, 46: 1, 60.1: 12, 61.1: 12, 76.2: 12, 91.3: 12, 106.4: 12 };
    for (const [minutes, times] of Object.entries(tries)) {
      vi.useFakeTimers({ toFake: ['Date'], now: begin + Number(minutes) * 60_000 });
      await fail(times, MANAGER.email, () => stranger);
    }
    expect(isSignedIn(await signInFrom(newAddress(), MANAGER.email, PASSWORD))).toBe(true);
  });

  test('many networks shut it for an hour, but never for a browser that the account knows', async () => {
    const known = new Browser();
    await signInFrom(newAddress(), MANAGER.email, PASSWORD, known);
    await fail(51, MANAGER.email, newAddress);
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
    await fail(51, MEMBER.email, newAddress);
    expect((await signInFrom(newAddress(), MEMBER.email, PASSWORD, browser)).status).toBe(429);
  });

  test('a known browser may change the password, too, while the account is shut for others', async () => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    await fail(51, person.email, newAddress);
    const fields = { old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await send(person.browser, page, '/password', fields)).url).toContain('note=password');
  });

  test('a mark that the provider didn’t sign makes no browser known', async () => {
    const browser = new Browser();
    await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser);
    for (const [key, cookie] of browser.cookies) {
      if (key.startsWith('muster_idp_known'))
        browser.cookies.set(key, { ...cookie, value: `x${cookie.value}` });
    }
    await fail(51, MANAGER.email, newAddress);
    expect((await signInFrom(newAddress(), MANAGER.email, PASSWORD, browser)).status).toBe(429);
  });

  test('a new password by mail opens the account to its owner while others go on failing', async () => {
    const { issuer } = identity.current;
    const owner = new Browser();
    await fail(51, MEMBER.email, newAddress);
    await visit(owner, `${issuer}/forgot-password`, formBody({ email: MEMBER.email }));
    const [mail = ''] = await mailsTo(issuer, MEMBER.email);
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
    await visit(owner, `${issuer}/set-password`, formBody({ token, password: NEW_PASSWORD }));
    await fail(51, MEMBER.email, newAddress);
    expect((await signInFrom(newAddress(), MEMBER.email, NEW_PASSWORD)).status).toBe(429);
    expect(isSignedIn(await signInFrom(newAddress(), MEMBER.email, NEW_PASSWORD, owner))).toBe(true);
  });
});
