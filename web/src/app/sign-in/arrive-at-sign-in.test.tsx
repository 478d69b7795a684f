import { onlineManager } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { SessionError } from '../../platform/session/session-error.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { arriveAtSignIn } from './arrive-at-sign-in.ts';
import { noteSignInProblem, takeSignInProblem } from './sign-in-problem.ts';

const A = organizationCalled('A');
const signedOut = () => signedInAs({ session: { tokens: async () => null, held: () => false } });
const signedIn = () => signedInAs({ organizations: [A], current: 'A' });

beforeEach(() => {
  takeSignInProblem();
});

const arriving = (client = signedIn(), redirectTo?: string) =>
  arriveAtSignIn(redirectTo, client).then(
    ({ state }) => state,
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options.href : thrown),
  );

test('a stranger is sent to the hosted page', async () => {
  expect(await arriving(signedOut())).toEqual({ kind: 'start' });
});

test('without a network a stranger stays here instead of on an error page of the browser', async () => {
  onlineManager.setOnline(false);
  expect(await arriving(signedOut())).toMatchObject({ kind: 'problem', held: false });
  onlineManager.setOnline(true);
  expect(await arriving(signedOut())).toEqual({ kind: 'start' });
});

test.each(['nowhere', '/own/path', 'javascript:alert(1)'])('redirect_to=%s is a 400', async (address) => {
  expect(await arriving(signedOut(), address)).toMatchObject({
    statusCode: 400,
    message: 'Bad redirection URL',
  });
});

test('a valid redirect_to is kept until somebody is signed in', async () => {
  await arriving(signedOut(), 'https://dashboard.example/report');
  expect(localStorage.getItem('login.redirect-to')).toBe('https://dashboard.example/report');
});

test('somebody signed in goes to where they came from, once, else to the index', async () => {
  const client = signedIn();
  localStorage.setItem('login.redirected-from', '/manager/projects');
  expect([await arriving(client), await arriving(client)]).toEqual(['/manager/projects', '/']);
});

test('another site is named before anybody is sent there', async () => {
  expect(await arriving(signedIn(), 'https://elsewhere.example/')).toEqual({
    kind: 'leave',
    target: 'https://elsewhere.example/',
  });
});

test('tokens whose person can’t be read don’t bounce: the reason is shown', async () => {
  const failing = signedIn();
  failing.clear();
  failing.setDefaultOptions({ queries: { retry: false } });
  failing.ensureQueryData = () =>
    Promise.reject(new CallError('unavailable', 503, 'The database is resting.'));
  expect(await arriving(failing)).toEqual({
    kind: 'problem',
    reason: 'The database is resting.',
    held: true,
  });
});

test.each([
  ['https://dashboard.example/a?b', true],
  [`${window.location.origin}/manager/projects`, true],
  ['https://dashboard.example.evil/', false],
  ['http://dashboard.example/', false],
])('redirect_to=%s goes straight there: %s', async (target, straight) => {
  const leaveTo = vi.fn();
  const client = signedIn();
  // Nothing may be drawn while the page is being left, so there is no end to wait for.
  const state = await Promise.race([
    arriveAtSignIn(target, client, leaveTo).then(({ state: { kind } }) => kind),
    vi.waitUntil(() => leaveTo.mock.calls.length > 0, { timeout: 20_000 }).then(() => 'left'),
  ]);
  expect([state, leaveTo.mock.calls]).toEqual(straight ? ['left', [[target]]] : ['leave', []]);
});

test('a network that can’t be reached leaves somebody in whose data is here', async () => {
  const client = signedInAs({
    organizations: [A],
    current: 'A',
    session: { tokens: () => Promise.reject(new SessionError('NetworkError', '')), held: () => true },
  });
  expect(await arriving(client)).toBe('/');
});

test('a problem of the way back is shown instead of starting again', async () => {
  const client = signedOut();
  noteSignInProblem(new Error('User cancelled OAuth flow'));
  expect(await arriving(client)).toEqual({
    kind: 'problem',
    reason: 'User cancelled OAuth flow',
    held: false,
  });
  expect(await arriving(client)).toEqual({ kind: 'start' });
});
