import { expect, test } from 'vitest';
import { browserCookies, type CookieJar } from './cookie-jar.ts';
import { tokenStoreOf } from './token-store.ts';
import type { Tokens } from './tokens.ts';

const P = 'CognitoIdentityServiceProvider.muster';

/** Keeps what a browser would keep. */
function browser() {
  const cookies = new Map<string, string>();
  const jar: CookieJar = {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void (name.length + value.length <= 4096 && cookies.set(name, value)),
    remove: (name) => void cookies.delete(name),
  };
  return { cookies, store: tokenStoreOf('muster', jar) };
}

const tokens: Tokens = {
  username: 'ada',
  accessToken: 'a',
  idToken: 'i',
  refreshToken: 'r',
  clockDrift: -250,
  oauthMetadata: '{"oauthSignIn":true}',
};
const device = { deviceKey: 'k', deviceGroupKey: 'g', randomPassword: 'p' };

test('every token has a cookie of its own', () => {
  const { cookies, store } = browser();
  store.save({ ...tokens, device });
  expect(Object.fromEntries(cookies)).toEqual({
    [`${P}.LastAuthUser`]: 'ada',
    [`${P}.ada.accessToken`]: 'a',
    [`${P}.ada.idToken`]: 'i',
    [`${P}.ada.refreshToken`]: 'r',
    [`${P}.ada.clockDrift`]: '-250',
    [`${P}.ada.oauthMetadata`]: '{"oauthSignIn":true}',
    [`${P}.ada.deviceKey`]: 'k',
    [`${P}.ada.deviceGroupKey`]: 'g',
    [`${P}.ada.randomPasswordKey`]: 'p',
  });
  expect(store.load()).toEqual({ ...tokens, device, signInDetails: undefined });
});

test('clearing keeps the device', () => {
  const { cookies, store } = browser();
  store.save({ ...tokens, device });
  store.clear();
  expect(store.load()).toBeNull();
  expect([...cookies.keys()]).toEqual(
    ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'].map((key) => `${P}.ada.${key}`),
  );
});

test('a device counts only with all three of its keys', () => {
  const { cookies, store } = browser();
  store.save({ ...tokens, device });
  cookies.delete(`${P}.ada.deviceGroupKey`);
  expect(store.load()?.device).toBeUndefined();
});

test('a token that the browser drops fails loudly', () => {
  expect(() => browser().store.save({ ...tokens, idToken: 'x'.repeat(4096) })).toThrow(
    expect.objectContaining({ name: 'TokenStoreException', message: expect.stringContaining('ada.idToken') }),
  );
});

test('a cookie lives a year under its domain, for this site alone and over TLS', () => {
  const page = { cookie: '' };
  const expires = new Date(Date.now() + 365 * 86_400_000).toUTCString().slice(0, 16);
  browserCookies('example.org', page).write('n', 'a b');
  expect(page.cookie).toContain(`n=a%20b; Expires=${expires}`);
  expect(page.cookie).toMatch(/; Domain=example\.org; Path=\/; SameSite=Strict; Secure$/);
  browserCookies('', page).write('n', '1');
  expect(page.cookie).not.toContain('Domain');
});
