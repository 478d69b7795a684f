import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from './events.ts';
import { fakePage, fresh, settings as given, jwt } from './fixtures.ts';
import { createSession } from './session.ts';
import { browserCookies } from './tokens/cookie-jar.ts';
import { tokenStoreOf } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';

const ask = vi.fn<typeof fetch>();
// The tabs of one test are those of one application, and of no other test's.
let settings = given;
let store = tokenStoreOf('', browserCookies(''));
let tests = 0;
const token = (claims: object = {}) => jwt({ ...fresh(), aud: settings.clientId, ...claims });
const expired = (): Tokens => ({ ...held(), accessToken: token({ exp: 1 }) });
const held = (username = 'ada'): Tokens => ({
  username,
  accessToken: token({ username, sub: username }),
  idToken: token({ sub: username }),
  refreshToken: `r-${username}`,
  clockDrift: 0,
});

beforeEach(() => {
  tests += 1;
  settings = { ...given, clientId: `muster-${tests}` };
  store = tokenStoreOf(settings.clientId, browserCookies(''));
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => {
  store.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A tab of this browser: cookies, storage, locks and channels are those of all of them. */
function tab(href = 'http://app.example/signin') {
  const page = fakePage(href);
  const session = createSession(settings, page);
  const events: [SessionEvent, unknown?][] = [];
  session.on((...event) => events.push(event));
  return { session, events, page };
}
const refreshed = () => Response.json({ access_token: token(), refresh_token: 'r2', token_type: 'Bearer' });

test('two tabs that refresh together ask the provider once, and both go on', async () => {
  store.save(expired());
  ask.mockImplementation(async () => refreshed());
  const [one, two] = [tab(), tab()];
  const tokens = await Promise.all([one.session.tokens(), two.session.tokens(), one.session.tokens()]);
  expect(tokens.map((each) => each?.refreshToken)).toEqual(['r2', 'r2', 'r2']);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['the network', () => Promise.reject(new TypeError('offline')), 'NetworkError'],
  ['too many requests', async () => new Response('', { status: 429 }), 'TooManyRequestsException'],
  ['a resting provider', async () => new Response('', { status: 503 }), 'ServiceUnavailableException'],
])('a refresh that fails for %s keeps the session', async (_, answer, name) => {
  store.save(expired());
  ask.mockImplementation(answer);
  const { session, events } = tab();
  await expect(session.tokens()).rejects.toMatchObject({ name });
  expect([session.held(), events]).toEqual([
    true,
    [['tokenRefresh_failure', expect.objectContaining({ name })]],
  ]);
});

test('a refused refresh ends the session, in this tab and in the others', async () => {
  store.save(expired());
  ask.mockImplementation(async () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
  const [one, two] = [tab(), tab()];
  await expect(one.session.tokens()).resolves.toBeNull();
  expect([one.session.held(), one.events.map(([event]) => event)]).toEqual([false, ['tokenRefresh_failure']]);
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
});

test('signing out in one tab is noticed by the others', async () => {
  store.save({ ...held(), refreshToken: undefined });
  const [one, two] = [tab(), tab()];
  await one.session.signOut();
  expect(one.events).toEqual([['signedOut', undefined]]);
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
  await expect(two.session.tokens()).resolves.toBeNull();
});

test('a tab gives out nobody else’s tokens than those of the person it was opened by', async () => {
  store.save(held('ada'));
  const { session, events } = tab();
  store.save(held('bob'));
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
  expect(events).toEqual([['changedElsewhere', 'other']]);
});

test('the same person who signs in again elsewhere goes on here, another one doesn’t', async () => {
  store.save(held('ada'));
  const { session, events } = tab();
  for (const change of [
    store.clear,
    () => store.save(held('ada')),
    store.clear,
    () => store.save(held('bob')),
  ]) {
    change();
    window.dispatchEvent(new FocusEvent('focus'));
  }
  expect(events.map(([, change]) => change)).toEqual(['out', 'in', 'out', 'other']);
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
});

test('who asks for tokens that are gone learns it by the answer, the other tabs are told', async () => {
  store.save(held());
  const [one, two] = [tab(), tab()];
  store.clear();
  await expect(one.session.tokens()).resolves.toBeNull();
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
  expect(one.events).toEqual([]);
});

test('what an application beside this one did to the cookies is noticed when the tab comes to the front', () => {
  store.save(held());
  const { events } = tab();
  store.clear();
  window.dispatchEvent(new FocusEvent('focus'));
  expect(events).toEqual([['changedElsewhere', 'out']]);
});

test('coming back from the hosted page by the Back button ends in a cancelled sign-in', async () => {
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
  const { session, page } = tab();
  await session.signOut();
  await session.signIn();
  expect([session.leaving, page.left.length, session.inFlight]).toEqual([true, 1, false]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(session.leaving).toBe(false);
});

test('a sign-out whose page can’t be opened says so, and is one', async () => {
  store.save({ ...held(), refreshToken: undefined });
  const session = createSession({ ...settings, redirectSignOut: [] }, fakePage('http://app.example/'));
  const told = vi.fn();
  session.on(told);
  await expect(session.signOut()).rejects.toMatchObject({ name: 'OAuthSignOutException' });
  expect(told).toHaveBeenCalledWith('signedOut', expect.objectContaining({ name: 'OAuthSignOutException' }));
  expect([session.held(), session.leaving]).toEqual([false, false]);
});

test('an id token is superseded by another one, not by none', () => {
  const { session } = tab();
  const [old, now] = [held('bob').idToken ?? '', held().idToken ?? ''];
  expect(session.superseded(old)).toBe(false);
  store.save(held());
  expect([session.superseded(old), session.superseded(now)]).toEqual([true, false]);
});

test('without an identity pool nobody has an identity, and nobody is asked', async () => {
  await expect(tab().session.credentials()).resolves.toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('a guest has an identity where the pool allows it, and never a bearer', async () => {
  const identityPool = { id: 'r:pool', endpoint: 'http://id.example/', guestsAllowed: true };
  const Credentials = { AccessKeyId: 'k', SecretKey: 's' };
  ask.mockImplementation(async () => Response.json({ IdentityId: 'guest', Credentials }));
  const session = createSession({ ...settings, identityPool }, fakePage('http://app.example/'));
  await expect(session.credentials()).resolves.toMatchObject({ identityId: 'guest', guest: true });
  await expect(session.tokens()).resolves.toBeNull();
});

test('what the provider knows of somebody is asked for somebody only', async () => {
  await expect(tab().session.attributes()).rejects.toMatchObject({
    name: 'UserUnAuthenticatedException',
    message: 'User needs to be authenticated to call this API.',
  });
});
