import { afterEach, expect, test, vi } from 'vitest';
import { fresh, jwt, settings } from '../fixtures.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { refresherFor } from './refresh-tokens.ts';

afterEach(() => vi.unstubAllGlobals());

const held: Tokens = { username: 'ada', accessToken: 'a', idToken: 'i', refreshToken: 'r', clockDrift: 0 };
const device = { deviceKey: 'k', deviceGroupKey: 'g', randomPassword: 'p' };
const refresh = (answer: () => Promise<Response>, tokens: Tokens = held) => {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  return { ask, done: refresherFor(settings)(tokens) };
};

test.each([
  [400, 'invalid_grant', 'NotAuthorizedException'],
  [401, 'invalid_client', 'NotAuthorizedException'],
  [400, 'invalid_request', 'TokenRefreshException'],
  [429, 'slow_down', 'TooManyRequestsException'],
  [500, 'server_error', 'ServiceUnavailableException'],
  [503, 'temporarily_unavailable', 'ServiceUnavailableException'],
])('%i %s is a %s', async (status, error, name) => {
  await expect(refresh(async () => Response.json({ error }, { status })).done).rejects.toMatchObject({
    name,
  });
});

test('no connection is a NetworkError', async () => {
  await expect(refresh(() => Promise.reject(new TypeError('offline'))).done).rejects.toMatchObject({
    name: 'NetworkError',
  });
});

test('without a refresh token nobody is asked', async () => {
  const { ask, done } = refresh(async () => Response.json({}), { ...held, refreshToken: undefined });
  await expect(done).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  expect(ask).not.toHaveBeenCalled();
});

test('what the answer leaves out stays: the id token, the refresh token, the person', async () => {
  const access_token = jwt({ ...fresh(), username: 'renamed' });
  const { ask, done } = refresh(async () => Response.json({ access_token, token_type: 'Bearer' }));
  await expect(done).resolves.toMatchObject({
    username: 'ada',
    accessToken: access_token,
    idToken: 'i',
    refreshToken: 'r',
  });
  expect(String(ask.mock.calls[0]?.[0])).toBe('http://id.example/oauth2/token');
});

test('a rotated refresh token replaces the old one', async () => {
  const answer = { access_token: jwt(fresh()), refresh_token: 'r2', token_type: 'Bearer' };
  await expect(refresh(async () => Response.json(answer)).done).resolves.toMatchObject({
    refreshToken: 'r2',
  });
});

test.each([
  ['another person', { sub: 'bob' }],
  ['another provider', { iss: 'http://evil.example' }],
  ['another application', { aud: 'other' }],
])('an id token of %s ends the session', async (_, other) => {
  const answer = {
    access_token: jwt(fresh()),
    id_token: jwt({ ...fresh(), ...other }),
    token_type: 'Bearer',
  };
  const { done } = refresh(async () => Response.json(answer), { ...held, idToken: jwt(fresh()) });
  await expect(done).rejects.toMatchObject({ name: 'InvalidTokens' });
});

test('the clock’s drift is taken from the new access token', async () => {
  const { iat = 0, ...rest } = fresh();
  const access_token = jwt({ ...rest, iat: iat + 3600 });
  const { clockDrift } = await refresh(async () => Response.json({ access_token })).done;
  expect(Math.abs(clockDrift - 3_600_000)).toBeLessThan(10_000);
});

test('a remembered device names itself to the user pool', async () => {
  const AuthenticationResult = { AccessToken: jwt(fresh()), IdToken: jwt(fresh()), RefreshToken: 'r2' };
  const { ask, done } = refresh(async () => Response.json({ AuthenticationResult }), { ...held, device });
  await expect(done).resolves.toMatchObject({ refreshToken: 'r2', username: 'ada' });
  const [address, init] = ask.mock.calls[0] ?? [];
  expect([address, JSON.parse(String(init?.body))]).toEqual([
    'http://id.example/',
    { ClientId: 'muster', RefreshToken: 'r', DeviceKey: 'k' },
  ]);
  expect(init?.headers).toMatchObject({
    'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
  });
});

test.each([
  [400, 'NotAuthorizedException', 'NotAuthorizedException'],
  [400, 'TooManyRequestsException', 'TooManyRequestsException'],
  [500, 'InternalErrorException', 'InternalErrorException'],
])('%i %s of the user pool is a %s', async (status, __type, name) => {
  const { done } = refresh(async () => Response.json({ __type }, { status }), { ...held, device });
  await expect(done).rejects.toMatchObject({ name });
});
