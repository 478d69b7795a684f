import { afterEach, expect, test } from 'vitest';
import { fresh, jwt } from '../fixtures.ts';
import { browserCookies } from './cookie-jar.ts';
import { tokenStoreOf } from './token-store.ts';

const jar = browserCookies('');
const store = tokenStoreOf('real', jar);
const tokens = { username: 'ada', accessToken: jwt(fresh()), idToken: jwt(fresh()), clockDrift: 0 };

afterEach(() => store.clear());

test('a real browser keeps the tokens and gives them back', () => {
  store.save({ ...tokens, refreshToken: 'a=b; c%20d' });
  expect(store.load()).toMatchObject({ ...tokens, refreshToken: 'a=b; c%20d' });
});

test('a real browser drops a cookie over 4096 bytes without a word, and the store does not', () => {
  expect(() => store.save({ ...tokens, refreshToken: 'r'.repeat(4096) })).toThrow(/real\.ada\.refreshToken/);
  expect([store.load(), document.cookie]).toEqual([null, '']);
});

test('the cookies are secure, strict, for every path, and last a year', async () => {
  store.save(tokens);
  const cookie = await cookieStore.get('CognitoIdentityServiceProvider.real.LastAuthUser');
  expect(cookie).toMatchObject({ value: 'ada' });
  const { path, secure, sameSite, expires } = {
    path: '/',
    secure: true,
    sameSite: 'strict',
    expires: null,
    ...cookie,
  };
  expect({ path, secure, sameSite }).toEqual({ path: '/', secure: true, sameSite: 'strict' });
  if (expires) expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
});
