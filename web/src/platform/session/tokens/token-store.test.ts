import { expect, test } from 'vitest';
import { fresh, jwt } from '../fixtures.ts';
import { browserCookies, type CookieJar } from './cookie-jar.ts';
import { tokenStoreOf } from './token-store.ts';
import type { Tokens } from './tokens.ts';

const P = 'CognitoIdentityServiceProvider.muster';

/** Keeps what a browser would keep; `onWrite` sees every change. */
function browser(onWrite: () => void = () => undefined) {
  const cookies = new Map<string, string>();
  const jar: CookieJar = {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => {
      if (name.length + value.length <= 4096) cookies.set(name, value);
      onWrite();
    },
    remove: (name) => {
      cookies.delete(name);
      onWrite();
    },
  };
  return { cookies, store: tokenStoreOf('muster', jar) };
}

const access = jwt(fresh());
const tokens: Tokens = {
  username: 'ada',
  accessToken: access,
  idToken: 'i',
  refreshToken: 'r',
  clockDrift: -250,
  signInDetails: '{"loginId":"ada"}',
  oauthMetadata: '{"oauthSignIn":true}',
};
const device = { deviceKey: 'k', deviceGroupKey: 'g', randomPassword: 'p' };

test('every token has a cookie of its own', () => {
  const { cookies, store } = browser();
  store.save({ ...tokens, device });
  expect(Object.fromEntries(cookies)).toEqual({
    [`${P}.LastAuthUser`]: 'ada',
    [`${P}.ada.accessToken`]: access,
    [`${P}.ada.idToken`]: 'i',
    [`${P}.ada.refreshToken`]: 'r',
    [`${P}.ada.clockDrift`]: '-250',
    [`${P}.ada.signInDetails`]: '{"loginId":"ada"}',
    [`${P}.ada.oauthMetadata`]: '{"oauthSignIn":true}',
    [`${P}.ada.deviceKey`]: 'k',
    [`${P}.ada.deviceGroupKey`]: 'g',
    [`${P}.ada.randomPasswordKey`]: 'p',
  });
  expect(store.load()).toEqual({ ...tokens, device });
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

test.each(['deviceKey', 'deviceGroupKey', 'randomPasswordKey'])(
  'a device without its %s does not count',
  (key) => {
    const { cookies, store } = browser();
    store.save({ ...tokens, device });
    cookies.delete(`${P}.ada.${key}`);
    expect(store.load()?.device).toBeUndefined();
  },
);

test('a token that the browser drops fails loudly, and nothing of the session stays', () => {
  const { cookies, store } = browser();
  expect(() => store.save({ ...tokens, idToken: 'x'.repeat(4096) })).toThrow(
    expect.objectContaining({ name: 'TokenStoreException', message: expect.stringContaining('ada.idToken') }),
  );
  expect([...cookies.keys()]).toEqual([]);
});

test('somebody else who signs in leaves no cookie of the one before', () => {
  const { cookies, store } = browser();
  store.save(tokens);
  store.save({ ...tokens, username: 'bob', refreshToken: undefined });
  expect([...cookies.keys()].filter((name) => name.includes('.ada.'))).toEqual([]);
  expect(store.load()).toMatchObject({ username: 'bob', refreshToken: undefined });
});

test('who reads while tokens are replaced finds a session at every moment', () => {
  const seen: unknown[] = [];
  const { store } = browser(() => seen.push(store.load()));
  store.save(tokens);
  seen.length = 0;
  store.save({ ...tokens, refreshToken: 'r2', oauthMetadata: undefined });
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).not.toContain(null);
});

test.each(['', 'rubbish', 'a.b.c'])('the access token “%s” is no session', (accessToken) => {
  const { cookies, store } = browser();
  store.save(tokens);
  cookies.set(`${P}.ada.accessToken`, accessToken);
  expect(store.load()).toBeNull();
});

test('an access token that only its provider can read is one beside an id token', () => {
  const { store } = browser();
  store.save({ ...tokens, accessToken: 'opaque', idToken: access });
  expect(store.load()).toMatchObject({ accessToken: 'opaque' });
});

test('a cookie lives a year under its domain, for this site alone and over TLS', () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const expires = new Date(Date.now() + 365 * 86_400_000).toUTCString().slice(0, 16);
  browserCookies('', page).write('n', 'a b');
  expect(written.at(-1)).toContain(`n=a%20b; Expires=${expires}`);
  expect(written.at(-1)).toMatch(/GMT; Path=\/; SameSite=Strict; Secure$/);
  browserCookies('example.org', page).write('n', '1');
  expect(written.at(-1)).toMatch(/; Domain=example\.org; Path=\/; SameSite=Strict; Secure$/);
});

test('a cookie of this host from before a domain was configured does not hide the new one', () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  browserCookies('example.org', page).write('n', '1');
  expect(written[0]).toMatch(/^n=; Expires=.* GMT; Path=/);
});

test('a cookie whose value can’t be decoded is none', () => {
  expect(browserCookies('', { cookie: 'n=%E0%A4%A' }).read('n')).toBeNull();
});

test('a name is written as the published client writes it', () => {
  const page = { cookie: '' };
  browserCookies('', page).write('google_1(a)|ö@x', '1');
  expect(page.cookie).toMatch(/^google_1%28a%29\|%C3%B6%40x=1;/);
  expect(browserCookies('', page).read('google_1(a)|ö@x')).toBe('1');
});
