import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { onNotificationOpened } from '../platform/notifications/opened.ts';
import { loadPerson } from '../platform/person.ts';
import { organizationCalled, signedInAs } from './fixtures.tsx';
import { adminOnly, atLeast, organizationNeeded, signedIn } from './guards.ts';
import { takeSignInProblem } from './sign-in/sign-in-problem.ts';

const A = organizationCalled('A');
const B = organizationCalled('B');
const location = { href: '/manager/projects?q=x' };

const guarding = async (somebody: Parameters<typeof signedInAs>[0]) => {
  const client = signedInAs(somebody);
  return { context: { client, person: await loadPerson(client) }, location };
};
const to = (thrown: unknown) => (isRedirect(thrown) ? thrown.options.to : thrown);
const outcome = (run: () => void) => {
  try {
    run();
    return 'through';
  } catch (thrown) {
    return to(thrown);
  }
};

test('somebody signed in is let through, with themselves in the context', async () => {
  const { context } = await guarding({ organizations: [A], current: 'A' });
  await expect(signedIn({ context, location })).resolves.toMatchObject({ person: { user: { name: 'Ada' } } });
});

test.each([
  ['nobody is signed in', async () => null],
  ['the session can’t be read', () => Promise.reject(new Error('offline'))],
])('when %s, the way leads to /signin and the route is remembered', async (_, tokens) => {
  const client = signedInAs({ session: { tokens } });
  expect(await signedIn({ context: { client }, location }).catch(to)).toBe('/signin');
  expect(localStorage.getItem('login.redirected-from')).toBe('/manager/projects?q=x');
});

test('what kept the session from being read is there for /signin to say', async () => {
  const client = signedInAs({ session: { tokens: () => Promise.reject(new Error('offline')) } });
  await signedIn({ context: { client }, location }).catch(to);
  expect(takeSignInProblem()).toMatchObject({ message: 'offline' });
});

test('a page that needs an organization sends those without one to choose', async () => {
  const without = await guarding({ organizations: [A, B] });
  expect(outcome(() => organizationNeeded(without))).toBe('/');
  const within = await guarding({ organizations: [A, B], current: 'A' });
  expect(outcome(() => organizationNeeded(within))).toBe('through');
});

test('only admins pass an admin’s guard', async () => {
  const owner = await guarding({ role: 'owner', organizations: [A], current: 'A' });
  expect(outcome(() => adminOnly(owner))).toMatchObject({
    statusCode: 403,
    message: 'You are not authorized to view this page.',
    statusMessage: 'Permission Denied',
  });
  const admin = await guarding({ role: 'admin', domain: '/root' });
  expect(outcome(() => adminOnly(admin))).toBe('through');
});

test.each([
  ['coordinator', '/org/a', { statusCode: 403 }],
  ['manager', '/org/a', 'through'],
  ['manager', '/org/b', { statusCode: 403 }],
  ['admin', '/root', 'through'],
])('at least manager: a %s in %s', async (role, domain, expected) => {
  const given = await guarding({ role, domain, organizations: [A], current: 'A' });
  const got = outcome(() => atLeast('manager')(given));
  if (expected === 'through') expect(got).toBe(expected);
  else expect(got).toMatchObject({ statusCode: 403 });
});

test('a notification that brought somebody here is handed on, and vanishes from the address', async () => {
  const opened = vi.fn();
  onNotificationOpened(opened);
  const { context } = await guarding({ organizations: [A], current: 'A' });
  const href = '/manager/projects?q=x&nt=n1&ch=email&status=active#rows';
  const thrown = await signedIn({ context, location: { href } }).catch((caught: unknown) => caught);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    href: '/manager/projects?q=x&status=active#rows',
    replace: true,
  });
  expect(opened.mock.calls).toEqual([[{ id: 'n1', channel: 'email' }]]);
});

test('a page that is only fetched ahead hands no notification on', async () => {
  const opened = vi.fn();
  onNotificationOpened(opened);
  const { context } = await guarding({ organizations: [A], current: 'A' });
  const asked = { context, location: { href: '/account?nt=n1' }, preload: true };
  await expect(signedIn(asked)).resolves.toMatchObject({ person: { user: { name: 'Ada' } } });
  expect(opened).not.toHaveBeenCalled();
});

test('whoever has to sign in first keeps the notification in the address to which they come back', async () => {
  const opened = vi.fn();
  onNotificationOpened(opened);
  const client = signedInAs({ session: { tokens: async () => null } });
  const href = '/manager/projects?nt=n1&ch=email';
  expect(await signedIn({ context: { client }, location: { href } }).catch(to)).toBe('/signin');
  expect(localStorage.getItem('login.redirected-from')).toBe(href);
  expect(opened).not.toHaveBeenCalled();
});

test('a page that needs an organization remembers the path for after the choice', async () => {
  const without = await guarding({ organizations: [A, B] });
  localStorage.removeItem('login.redirected-from');
  expect(outcome(() => organizationNeeded(without))).toBe('/');
  expect(localStorage.getItem('login.redirected-from')).toBe('/manager/projects?q=x');
});

test('a page that is only fetched ahead is not remembered as one that somebody came for', async () => {
  const without = await guarding({ organizations: [A, B] });
  localStorage.removeItem('login.redirected-from');
  expect(outcome(() => organizationNeeded({ ...without, preload: true }))).toBe('/');
  const client = signedInAs({ session: { tokens: async () => null } });
  expect(await signedIn({ context: { client }, location, preload: true }).catch(to)).toBe('/signin');
  expect(localStorage.getItem('login.redirected-from')).toBeNull();
});

test('at least director, as for the dealsheets board: a manager is refused, a director passes', async () => {
  const manager = await guarding({ role: 'manager', organizations: [A], current: 'A' });
  expect(outcome(() => atLeast('director')(manager))).toMatchObject({
    statusCode: 403,
    message: 'You are not authorized to view this page.',
    statusMessage: 'Permission Denied',
  });
  const director = await guarding({ role: 'director', organizations: [A], current: 'A' });
  expect(outcome(() => atLeast('director')(director))).toBe('through');
});
