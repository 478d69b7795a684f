import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../platform/session/current-session.ts';
import { settings } from '../../platform/session/fixtures.ts';
import { createSession, type Session } from '../../platform/session/session.ts';
import { takeSignInProblem } from './sign-in-problem.ts';
import { start, whenSessionEnds } from './start.ts';

const client = new QueryClient();
const router = createRouter({ routeTree: createRootRoute() });
const FLAG = 'CognitoIdentityServiceProvider.muster.inflightOAuth';
const first = window.location.href;
const nothingKept = async () => undefined;
const credentials = vi.fn(async () => null);

beforeEach(() => {
  localStorage.clear();
  takeSignInProblem();
  credentials.mockClear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', first);
});

function at(path: string, session: Partial<Session> = {}) {
  window.history.replaceState(null, '', path);
  const redirects = [`${window.location.origin}/signin`];
  setSession({ ...createSession({ ...settings, redirectSignIn: redirects }), credentials, ...session });
}
const problem = () => {
  const taken = takeSignInProblem();
  return taken instanceof Error ? taken.message : taken;
};

test('without a sign-in in flight nothing is completed', async () => {
  const completeReturn = vi.fn(async () => null);
  at('/signin?code=c&state=s', { completeReturn });
  await start(client, router, nothingKept);
  expect([completeReturn.mock.calls.length, problem()]).toEqual([0, undefined]);
});

test.each([
  ['/signin', 'User cancelled OAuth flow'],
  ['/signin?error=access_denied&error_description=Not+today', 'Not today'],
  ['/signin?code=c&state=other', 'An error occurred while validating the state'],
])('coming back to %s tells “%s” under a clean address', async (path, expected) => {
  localStorage.setItem(FLAG, 'true');
  at(path);
  await start(client, router, nothingKept);
  expect([problem(), window.location.pathname + window.location.search]).toEqual([expected, '/signin']);
});

test.each(['/manager/projects?q=x', '/signin?redirect_to=https://reports.example/'])(
  'who left the hosted page for %s keeps that address, without a complaint',
  async (path) => {
    localStorage.setItem(FLAG, 'true');
    at(path);
    await start(client, router, nothingKept);
    expect([problem(), window.location.pathname + window.location.search]).toEqual([undefined, path]);
    expect(localStorage.getItem(FLAG)).toBeNull();
  },
);

test('an identity is asked for after a sign-in and for a guest, not on every page', async () => {
  at('/signin', { inFlight: true, completeReturn: async () => ({}), held: () => true });
  await start(client, router, nothingKept);
  at('/signin', { held: () => false });
  await start(client, router, nothingKept);
  at('/', { held: () => true });
  await start(client, router, nothingKept);
  expect(credentials).toHaveBeenCalledTimes(2);
});

test('the end of a session forgets the person’s data, remembers the page and opens /signin', () => {
  at('/manager/projects?q=x#top');
  const goToSignIn = vi.fn();
  client.setQueryData(['users'], 'Ada');
  whenSessionEnds(client, goToSignIn)(new Error('Your session is over.'));
  expect(goToSignIn).toHaveBeenCalled();
  expect(client.getQueryData(['users'])).toBeUndefined();
  expect(localStorage.getItem('login.redirected-from')).toBe('/manager/projects?q=x#top');
  expect(problem()).toBe('Your session is over.');
});

test('on /signin itself nothing is remembered, and while a sign-out leaves nothing is done', () => {
  const goToSignIn = vi.fn();
  at('/signin');
  whenSessionEnds(client, goToSignIn)();
  at('/manager/projects', { leaving: true });
  whenSessionEnds(client, goToSignIn)();
  expect([goToSignIn.mock.calls.length, localStorage.getItem('login.redirected-from')]).toEqual([0, null]);
});
