import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discovery, fakeFlight, fakePage, fresh, jwt, otherProvider, settings } from './fixtures.ts';
import { type SignOutChoice, signOutOf } from './sign-out.ts';
import type { Tokens } from './tokens/tokens.ts';

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const revocable: Tokens = {
  username: 'ada',
  accessToken: jwt({ ...fresh(), origin_jti: 'grant' }),
  idToken: 'id-token',
  refreshToken: 'r',
  clockDrift: 0,
};

interface Leaving {
  readonly tokens?: Tokens | null;
  /** What a refresh gives. */
  readonly refreshed?: Tokens | null;
  readonly flying?: string | null;
  readonly choice?: SignOutChoice;
  readonly page?: ReturnType<typeof fakePage>;
  readonly with?: typeof settings;
}

function leaving({
  tokens = revocable,
  refreshed = tokens,
  flying = null,
  choice,
  page = fakePage('http://app.example/account'),
  ...more
}: Leaving = {}) {
  const forget = vi.fn();
  const inFlight = fakeFlight(flying);
  const store = { load: () => tokens };
  const keeper = { get: async () => refreshed };
  const parts = { settings: more.with ?? settings, inFlight, page, store, keeper, forget };
  return { page, forget, inFlight, done: signOutOf(parts, choice) };
}

const asked = () =>
  ask.mock.calls.map(([address, init]) => [
    String(address),
    new Headers(init?.headers).get('X-Amz-Target') ?? '',
    String(init?.body),
  ]);
const LOGOUT = 'http://id.example/logout?client_id=muster&logout_uri=http%3A%2F%2Fapp.example%2Fsignin';

test('locally, the grant is revoked, everything is forgotten, and the provider’s logout page opens', async () => {
  const { done, page, forget, inFlight } = leaving();
  await done;
  expect(asked()).toEqual([
    [
      'http://id.example/',
      'AWSCognitoIdentityProviderService.RevokeToken',
      '{"ClientId":"muster","Token":"r"}',
    ],
  ]);
  expect(forget).toHaveBeenCalledOnce();
  expect(inFlight.log).toEqual(['finish', 'hosted false']);
  expect(page.left).toEqual([LOGOUT]);
});

test('globally, every sign-in of the person is ended by their access token', async () => {
  const { done, page, forget } = leaving({ choice: { global: true } });
  await done;
  expect(asked()).toEqual([
    [
      'http://id.example/',
      'AWSCognitoIdentityProviderService.GlobalSignOut',
      JSON.stringify({ AccessToken: revocable.accessToken }),
    ],
  ]);
  expect([forget.mock.calls.length, page.left]).toEqual([1, [LOGOUT]]);
});

test('globally, an access token that has expired is refreshed first', async () => {
  const refreshed = { ...revocable, accessToken: jwt({ ...fresh(), origin_jti: 'new' }) };
  await leaving({ choice: { global: true }, refreshed }).done;
  expect(asked()[0]?.[2]).toBe(JSON.stringify({ AccessToken: refreshed.accessToken }));
});

test.each([
  ['can’t be refreshed', { refreshed: null }],
  ['can’t be waited for, because a sign-in is in flight', { flying: 's', refreshed: null }],
])('globally, an access token that %s is sent as it is', async (_, more) => {
  await leaving({ choice: { global: true }, ...more }).done;
  expect(asked()[0]?.[2]).toBe(JSON.stringify({ AccessToken: revocable.accessToken }));
});

test.each([
  ['there is no refresh token', { ...revocable, refreshToken: undefined }],
  ['the access token can’t be revoked', { ...revocable, accessToken: jwt(fresh()) }],
  ['nobody is signed in', null],
])('nothing is revoked when %s', async (_, tokens) => {
  const { done, page } = leaving({ tokens });
  await done;
  expect(ask).not.toHaveBeenCalled();
  expect(page.left).toEqual([LOGOUT]);
});

test.each([
  ['can’t be reached', () => Promise.reject(new TypeError('offline'))],
  ['refuses', async () => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 })],
  ['breaks', async () => new Response('', { status: 500 })],
])('a provider that %s keeps nobody signed in', async (_, answer) => {
  for (const choice of [{}, { global: true }]) {
    ask.mockImplementation(answer);
    const { done, forget, page } = leaving({ choice });
    await done;
    expect([forget.mock.calls.length, page.left]).toEqual([1, [LOGOUT]]);
  }
});

test('a logout page that can’t be opened is said, after everything is forgotten', async () => {
  const page = {
    ...fakePage('http://app.example/account'),
    leaveTo: () => {
      throw new Error('blocked');
    },
  };
  const { done, forget } = leaving({ page });
  await expect(done).rejects.toMatchObject({
    name: 'OAuthSignOutException',
    message: 'An error occurred when attempting to log out from OAuth provider',
  });
  expect(forget).toHaveBeenCalled();
});

test('another provider revokes by RFC 7009, and its end of session gets the id token as a hint', async () => {
  ask.mockImplementation(async (address) =>
    String(address).endsWith('configuration') ? Response.json(discovery) : new Response(),
  );
  const { done, page } = leaving({ with: otherProvider });
  await done;
  expect(asked().slice(1)).toEqual([
    ['https://other.example/revoke', '', 'token=r&token_type_hint=refresh_token&client_id=muster'],
  ]);
  expect(page.left[0]).toMatch(/^https:\/\/other\.example\/end\?tenant=1&client_id=muster&/);
  expect(Object.fromEntries(new URL(page.left[0] ?? '').searchParams)).toMatchObject({
    post_logout_redirect_uri: 'http://app.example/signin',
    id_token_hint: 'id-token',
  });
});

test.each([
  [
    'tells of no logout page',
    async () =>
      Response.json({ ...discovery, issuer: 'https://bare.example', end_session_endpoint: undefined }),
  ],
  ['can’t be asked where it is', () => Promise.reject(new TypeError('offline'))],
])('another provider that %s leaves nobody signed in here', async (_, answer) => {
  ask.mockImplementation(answer);
  const { done, forget } = leaving({ with: { ...otherProvider, issuer: 'https://bare.example' } });
  await expect(done).rejects.toMatchObject({ name: 'OAuthSignOutException' });
  expect(forget).toHaveBeenCalled();
});
