import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../platform/person.ts';
import { setSession } from '../../platform/session/current-session.ts';
import { sessionEvents } from '../../platform/session/events.ts';
import { settings } from '../../platform/session/fixtures.ts';
import { rememberRouteHere, takeRoute } from '../../platform/session/return-address.ts';
import { createSession } from '../../platform/session/session.ts';
import { SessionError } from '../../platform/session/session-error.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { followSession } from './follow-session.ts';
import { takeSignInProblem } from './sign-in-problem.ts';

const first = window.location.href;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  takeSignInProblem();
  window.history.replaceState(null, '', first);
});

function following(path: string, held = true) {
  const client = signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  window.history.replaceState(null, '', path);
  const { tell, on } = sessionEvents();
  setSession({ ...createSession(settings), on, held: () => held });
  const router = createRouter({ routeTree: createRootRoute() });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  const around = { load: vi.fn(), cover: vi.fn() };
  stops.push(followSession(client, router, around));
  const person = () => client.getQueryData(currentUser.queryKey);
  return { tell, navigate, invalidate, around, person };
}

test('a sign-out in another tab takes the person’s data away, remembers the page and says why', () => {
  const { tell, navigate, person } = following('/manager/projects?q=x');
  tell('changedElsewhere', 'out');
  expect(person()).toBeUndefined();
  expect(navigate).toHaveBeenCalledWith({ to: '/signin' });
  expect(localStorage.getItem('login.redirected-from')).toBeNull();
  expect(takeRoute()).toBe('/manager/projects?q=x');
  expect(takeSignInProblem()).toBe('You signed out in another tab.');
});

test('somebody else in another tab has this page loaded anew, and doesn’t find the other’s way', () => {
  const { tell, around } = following('/manager/projects');
  rememberRouteHere('/manager/projects');
  tell('changedElsewhere', 'other');
  expect([around.load.mock.calls, takeRoute()]).toEqual([[['/']], null]);
});

test('a sign-in in another tab leads on from /signin, and changes no other page', () => {
  const waiting = following('/signin');
  waiting.tell('changedElsewhere', 'in');
  expect(waiting.invalidate).toHaveBeenCalled();
  const working = following('/manager/projects');
  working.tell('changedElsewhere', 'in');
  expect(working.invalidate).not.toHaveBeenCalled();
});

test('a sign-in that was cancelled by the Back button is told on /signin', () => {
  const { tell, invalidate } = following('/signin');
  tell('signInWithRedirect_failure', new SessionError('OAuthSignInException', 'User cancelled OAuth flow'));
  expect(invalidate).toHaveBeenCalled();
  expect(takeSignInProblem()).toMatchObject({ message: 'User cancelled OAuth flow' });
});

test('after a sign-out nothing of the person can be seen, and what they had typed is gone', () => {
  const { tell, around } = following('/manager/projects');
  for (const name of ['draft.ada.a.new-client', 'draft.bob.a.new-client']) localStorage.setItem(name, '{}');
  localStorage.setItem('login.redirected-from', '/manager/clients');
  tell('signedOut');
  expect(around.cover).toHaveBeenCalledWith(true);
  expect(Object.keys(localStorage)).toEqual(['draft.bob.a.new-client']);
});

test('a sign-out that couldn’t reach the provider’s page is told on /signin', () => {
  const { tell, navigate, around, person } = following('/account');
  tell('signedOut', new Error('An error occurred when attempting to log out from OAuth provider'));
  expect([person(), around.cover.mock.calls.length]).toEqual([undefined, 0]);
  expect(navigate).toHaveBeenCalledWith({ to: '/signin' });
  expect(takeSignInProblem()).toMatchObject({ message: expect.stringContaining('log out') });
});

test.each([
  ['is loaded anew where nobody is signed in any more', '/manager/projects', false, true, 1],
  ['stays where somebody is', '/manager/projects', true, true, 0],
  ['stays on /signin', '/signin', false, true, 0],
  ['is no page brought back when it was just loaded', '/manager/projects', false, false, 0],
])('a page brought back by the browser %s', (_, path, held, persisted, loads) => {
  const { around } = following(path, held);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(around.load).toHaveBeenCalledTimes(loads);
});
