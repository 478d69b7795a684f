import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
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
