import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFlight, fakePage, fresh, jwt, settings } from './fixtures.ts';
import { signOutHere } from './sign-out.ts';
import type { Tokens } from './tokens/tokens.ts';

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const revocable: Tokens = {
  username: 'ada',
  accessToken: jwt({ ...fresh(), origin_jti: 'grant' }),
  refreshToken: 'r',
  clockDrift: 0,
};

function leaving(tokens: Tokens | null, page = fakePage('http://app.example/account')) {
  const store = { load: () => tokens, save: () => undefined, clear: vi.fn() };
  const inFlight = fakeFlight('s');
  return { page, store, inFlight, done: signOutHere({ settings, store, inFlight, page }) };
}

test('the grant is revoked, everything is forgotten, and the provider’s logout page opens', async () => {
  const { done, page, store, inFlight } = leaving(revocable);
  await done;
  const [address, request] = ask.mock.calls[0] ?? [];
  expect([address, request?.body]).toEqual(['http://id.example/', '{"ClientId":"muster","Token":"r"}']);
  expect(request?.headers).toMatchObject({ 'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken' });
  expect(store.clear).toHaveBeenCalled();
  expect(inFlight.log).toEqual(['finish', 'hosted false']);
  expect(page.left).toEqual([
    'http://id.example/logout?client_id=muster&logout_uri=http%3A%2F%2Fapp.example%2Fsignin',
  ]);
});

test.each([
  ['there is no refresh token', { ...revocable, refreshToken: undefined }],
  ['the access token can’t be revoked', { ...revocable, accessToken: jwt(fresh()) }],
  ['nobody is signed in', null],
])('nothing is revoked when %s', async (_, tokens) => {
  await leaving(tokens).done;
  expect(ask).not.toHaveBeenCalled();
});

test('an error of the revocation does not keep anybody signed in', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  const { done, store, page } = leaving(revocable);
  await done;
  expect(store.clear).toHaveBeenCalled();
  expect(page.left).toHaveLength(1);
});

test('a logout page that can’t be opened is said, after everything is forgotten', async () => {
  const page = fakePage('http://app.example/account');
  const stuck = {
    ...page,
    leaveTo: () => {
      throw new Error('blocked');
    },
  };
  const { done, store } = leaving(revocable, stuck);
  await expect(done).rejects.toThrow('An error occurred when attempting to log out from OAuth provider');
  expect(store.clear).toHaveBeenCalled();
});
