import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFlight, fakePage, fresh, jwt, settings } from '../fixtures.ts';
import { SessionError } from '../session-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { completeReturn } from './complete-return.ts';

const ask = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', ask));
afterEach(() => {
  vi.unstubAllGlobals();
  ask.mockReset();
});

const good = () => ({ access_token: jwt(fresh()), id_token: jwt(fresh()), token_type: 'Bearer' });
const answer = (body: object, status = 200) => ask.mockResolvedValue(Response.json(body, { status }));

async function returning(
  query: string,
  redirectSignIn = settings.redirectSignIn,
  state: string | null = 's',
) {
  const page = fakePage(`http://app.example/signin${query}`);
  const inFlight = fakeFlight(state);
  const saved: Tokens[] = [];
  const done = completeReturn({
    settings: { ...settings, redirectSignIn },
    inFlight,
    page,
    save: (tokens) => void saved.push(tokens),
  });
  const failure = await done.then(
    () => null,
    ({ name, message }: Error) => `${name}: ${message}`,
  );
  return { failure, page, inFlight, saved };
}

test('nothing happens unless a sign-in is in flight', async () => {
  const { failure, page, inFlight, saved } = await returning('?code=c&state=s', undefined, null);
  expect([failure, page.shown, inFlight.log, saved]).toEqual([null, [], [], []]);
});

test('the redirect is chosen before anything is read', async () => {
  const { failure, page } = await returning('?error=x', ['https://other.example/']);
  expect(failure).toMatch(/^InvalidOriginException: /);
  expect(page.shown).toEqual(['http://app.example/signin']);
});

test.each([
  ['?error=denied&error_description=Not%20today&code=c&state=s', 'OAuthSignInException: Not today'],
  ['?error=denied', 'OAuthSignInException: denied'],
  ['', 'OAuthSignInException: User cancelled OAuth flow'],
  ['?code=c', 'OAuthSignInException: User cancelled OAuth flow'],
  ['?state=s', 'OAuthSignInException: User cancelled OAuth flow'],
  ['?code=c&state=t', 'oauthSignInError: An error occurred while validating the state'],
])('%s fails with %s, cleans the address and releases the waiters', async (query, expected) => {
  const { failure, page, inFlight } = await returning(query);
  expect(failure).toBe(expected);
  expect(page.shown).toEqual(['http://app.example/signin']);
  expect(inFlight.log).toEqual(['finish']);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [{ error: 'invalid_grant', error_message: 'Code used' }, 'OAuthSignInException: Code used'],
  [{ error: 'invalid_grant' }, 'OAuthSignInException: invalid_grant'],
  [{}, 'OAuthSignInException: No access token returned from OAuth flow'],
  [{ access_token: 'x', token_type: 'Bearer' }, 'InvalidTokens: Invalid tokens'],
])('the answer %j fails with %s', async (body, expected) => {
  answer(body, 'error' in body ? 400 : 200);
  const { failure, saved } = await returning('?code=c&state=s');
  expect([failure, saved]).toEqual([expected, []]);
});

test('an id token for somebody else is refused', async () => {
  answer({ ...good(), id_token: jwt({ ...fresh(), aud: 'another' }) });
  expect((await returning('?code=c&state=s')).failure).toBe('InvalidTokens: Invalid tokens');
});

test.each([
  ['another provider', { iss: 'http://evil.example' }],
  ['no one in particular', { sub: undefined }],
  ['the past', { exp: 1 }],
])('an id token of %s is refused', async (_, other) => {
  answer({ ...good(), id_token: jwt({ ...fresh(), ...other }) });
  const { failure, saved } = await returning('?code=c&state=s');
  expect([failure, saved]).toEqual(['InvalidTokens: Invalid tokens', []]);
});

test('an answer without an id token is refused: nothing could be asked with it', async () => {
  answer({ ...good(), id_token: undefined });
  expect((await returning('?code=c&state=s')).failure).toBe('InvalidTokens: Invalid tokens');
});

test('a token endpoint that can’t be reached is a network error, and the address is clean', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const { failure, page, inFlight } = await returning('?code=c&state=s');
  expect(failure).toBe('NetworkError: A network error has occurred.');
  expect([page.shown, inFlight.log]).toEqual([['http://app.example/signin'], ['finish']]);
});

test('a wrong clock on this device does not refuse the id token', async () => {
  const { iat = 0, exp = 0, ...rest } = fresh();
  const ahead = jwt({ ...rest, iat: iat - 7200, exp: exp - 7200 });
  answer({ ...good(), id_token: ahead, access_token: ahead });
  expect((await returning('?code=c&state=s')).failure).toBeNull();
});

test('a state with something of the caller’s own brings it back', async () => {
  answer(good());
  const { failure, saved } = await returning('?code=c&state=s-612f62', undefined, 's-612f62');
  expect([failure, saved.length]).toEqual([null, 1]);
});

test('what can’t be stored is said, and the flags are cleared', async () => {
  answer(good());
  const page = fakePage('http://app.example/signin?code=c&state=s');
  const inFlight = fakeFlight('s');
  const save = () => {
    throw new SessionError('TokenStoreException', 'The browser did not keep the cookie');
  };
  await expect(completeReturn({ settings, inFlight, page, save })).rejects.toMatchObject({
    name: 'TokenStoreException',
  });
  expect([inFlight.log, page.shown]).toEqual([['finish'], ['http://app.example/signin']]);
});

test('the code and the verifier are traded for tokens, which are stored before the flags are cleared', async () => {
  answer({ ...good(), refresh_token: 'r' });
  const { failure, page, inFlight, saved } = await returning('?code=c&state=s');
  expect(failure).toBeNull();
  expect(Object.fromEntries(new URLSearchParams(String(ask.mock.calls[0]?.[1]?.body)))).toEqual({
    grant_type: 'authorization_code',
    code: 'c',
    client_id: 'muster',
    redirect_uri: 'http://app.example/signin',
    code_verifier: 'verifier',
  });
  expect(saved).toEqual([expect.objectContaining({ username: 'ada', refreshToken: 'r' })]);
  expect(inFlight.log).toEqual(['hosted true', 'finish']);
  expect(page.shown).toEqual(['http://app.example/signin']);
});
