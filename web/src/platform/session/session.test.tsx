import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicationHere } from './browser-fixtures.ts';
import { fakePage } from './fixtures.ts';
import { createSession } from './session.ts';

const ask = vi.fn<typeof fetch>();
let here = applicationHere();
beforeEach(() => {
  here = applicationHere();
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => {
  here.store.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('coming back from the hosted page by the Back button ends in a cancelled sign-in', async () => {
  const { tab } = here;
  const { session, events } = tab();
  await session.signIn();
  expect(session.inFlight).toBe(true);
  const read = session.tokens();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect(read).resolves.toBeNull();
  expect([session.inFlight, events]).toEqual([
    false,
    [
      [
        'signInWithRedirect_failure',
        expect.objectContaining({ name: 'OAuthSignInException', message: 'User cancelled OAuth flow' }),
      ],
    ],
  ]);
});

test('a return tells the custom state, the redirect and the sign-in, in this order', async () => {
  const { settings, token, tab } = here;
  const { session, page, events } = tab();
  await session.signIn({ custom: '/back' });
  const state = new URL(page.left[0] ?? '').searchParams.get('state');
  ask.mockImplementation(async () =>
    Response.json({ access_token: token(), id_token: token(), token_type: 'Bearer' }),
  );
  const back = createSession(settings, fakePage(`http://app.example/signin?code=c&state=${state}`));
  const told: unknown[] = [];
  back.on((event, detail) => told.push([event, detail]));
  await expect(back.completeReturn()).resolves.toEqual({ custom: '/back' });
  expect(told).toEqual([
    ['customOAuthState', '/back'],
    ['signInWithRedirect', undefined],
    ['signedIn', undefined],
  ]);
  await expect(back.tokens()).resolves.toMatchObject({ username: 'ada' });
  await expect.poll(() => events).toEqual([['changedElsewhere', 'in']]);
});

test('a return that fails leaves the session as it was before', async () => {
  const { settings, store, held, tab } = here;
  store.save(held());
  localStorage.setItem(`CognitoIdentityServiceProvider.${settings.clientId}.inflightOAuth`, 'true');
  const { session, events } = tab('http://app.example/signin?error=access_denied');
  await expect(session.completeReturn()).rejects.toThrow('access_denied');
  expect([session.held(), session.inFlight, events[0]?.[0]]).toEqual([
    true,
    false,
    'signInWithRedirect_failure',
  ]);
});

test('nobody is sent to sign in while a sign-out is leaving', async () => {
  const { tab } = here;
  const { session, page } = tab();
  await session.signOut();
  await session.signIn();
  expect([session.leaving, page.left.length, session.inFlight]).toEqual([true, 1, false]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(session.leaving).toBe(false);
});

test('what is kept of a person is let go of once they leave, and only if they agree', async () => {
  const { session } = here.tab();
  const agrees = vi.fn(async () => false);
  const leavingThen: boolean[] = [];
  const letGo = vi.fn(async () => {
    leavingThen.push(session.leaving);
  });
  session.beforeSignOut({ agrees, letGo });
  await session.signOut();
  expect([session.leaving, letGo.mock.calls.length]).toEqual([false, 0]);
  agrees.mockResolvedValue(true);
  await session.signOut();
  expect([session.leaving, leavingThen]).toEqual([true, [true]]);
});

test('a sign-out whose page can’t be opened says so, and is one', async () => {
  const { settings, store, held } = here;
  store.save({ ...held(), refreshToken: undefined });
  const session = createSession({ ...settings, redirectSignOut: [] }, fakePage('http://app.example/'));
  const told = vi.fn();
  session.on(told);
  await expect(session.signOut()).rejects.toMatchObject({ name: 'OAuthSignOutException' });
  expect(told).toHaveBeenCalledWith('signedOut', expect.objectContaining({ name: 'OAuthSignOutException' }));
  expect([session.held(), session.leaving]).toEqual([false, false]);
});

test('an id token is superseded by another one, not by none', () => {
  const { store, held, tab } = here;
  const { session } = tab();
  // Made once: another second makes another token.
  const tokens = held();
  const [old, now] = [held('bob').idToken ?? '', tokens.idToken ?? ''];
  expect(session.superseded(old)).toBe(false);
  store.save(tokens);
  expect([session.superseded(old), session.superseded(now)]).toEqual([true, false]);
});

test('without an identity pool nobody has an identity, and nobody is asked', async () => {
  const { tab } = here;
  await expect(tab().session.credentials()).resolves.toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('a guest has an identity where the pool allows it, and never a bearer', async () => {
  const { settings } = here;
  const identityPool = { id: 'r:pool', endpoint: 'http://id.example/', guestsAllowed: true };
  const Credentials = { AccessKeyId: 'k', SecretKey: 's' };
  ask.mockImplementation(async () => Response.json({ IdentityId: 'guest', Credentials }));
  const session = createSession({ ...settings, identityPool }, fakePage('http://app.example/'));
  await expect(session.credentials()).resolves.toMatchObject({ identityId: 'guest', guest: true });
  await expect(session.tokens()).resolves.toBeNull();
});

test('what the provider knows of somebody is asked for somebody only', async () => {
  const { tab } = here;
  await expect(tab().session.attributes()).rejects.toMatchObject({
    name: 'UserUnAuthenticatedException',
    message: 'User needs to be authenticated to call this API.',
  });
});
