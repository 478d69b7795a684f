import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setSession } from '../../../platform/session/current-session.ts';
import { settings } from '../../../platform/session/fixtures.ts';
import { createSession, type Session } from '../../../platform/session/session.ts';
import { UiProvider } from '../../../ui/theme/ui-provider.tsx';
import { SignInScreen, type SignInState } from './sign-in-screen.tsx';

const signIn = vi.fn<Session['signIn']>();
const signOut = vi.fn<Session['signOut']>();
beforeEach(() => {
  for (const mock of [signIn, signOut]) mock.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

async function showing(state: SignInState, session: Partial<Session> = {}) {
  setSession({
    ...createSession(settings),
    held: () => false,
    attributes: async () => ({ email: 'ada@muster.example' }),
    signIn,
    signOut,
    ...session,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SignInScreen state={state} /> }),
    history: createMemoryHistory(),
  });
  const invalidate = vi.spyOn(router, 'invalidate');
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { screen, invalidate };
}

test('a stranger is taken to the hosted page', async () => {
  const { screen } = await showing({ kind: 'start' });
  await expect.element(screen.getByText('Taking you to the sign-in page…')).toBeVisible();
  expect(signIn).toHaveBeenCalledOnce();
});

test.each([
  ['another tab is at the hosted page', { inFlight: true }],
  ['a sign-out is leaving', { leaving: true }],
  ['somebody signed in meanwhile', { held: () => true }],
])('nobody is taken there while %s', async (_, session) => {
  const { screen } = await showing({ kind: 'start' }, session);
  await expect.element(screen.getByRole('button', { name: 'Continue to sign in' })).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
});

test('who left the other tab can sign in here', async () => {
  const { screen } = await showing({ kind: 'start' }, { inFlight: true });
  await expect.element(screen.getByText(/in another tab/)).toBeVisible();
  await screen.getByRole('button', { name: 'Continue to sign in' }).click();
  expect(signIn).toHaveBeenCalledOnce();
});

test('a tab that nobody looks at waits until somebody does', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showing({ kind: 'start' });
  expect(signIn).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => signIn.mock.calls.length).toBe(1);
});

test('a hosted page that can’t be found is told, and asked for again', async () => {
  signIn.mockRejectedValueOnce(new Error('A network error has occurred.'));
  const { screen } = await showing({ kind: 'start' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Reason: A network error has occurred.');
  await screen.getByRole('button', { name: 'Sign in again' }).click();
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('a page without TLS says that it needs it', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  const { screen } = await showing({ kind: 'start' });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Reason: Muster needs a secure connection: open it under https.');
  expect(signIn).not.toHaveBeenCalled();
});

test('with tokens held the reason stands with Retry and Sign out, and nothing starts by itself', async () => {
  const state = { kind: 'problem', reason: 'The database is resting.', held: true } as const;
  const { screen, invalidate } = await showing(state, { held: () => true });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Reason: The database is resting.');
  await expect.element(screen.getByText('This browser is signed in as ada@muster.example.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(invalidate).toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Sign out' }).click();
  expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([1, 0]);
});

test('a provider that can’t say who it is takes nothing away', async () => {
  const state = { kind: 'problem', reason: 'No.', held: true } as const;
  const { screen } = await showing(state, { attributes: () => Promise.reject(new Error('down')) });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without tokens the way leads to the hosted page, by a click alone', async () => {
  const { screen } = await showing({ kind: 'problem', reason: 'User cancelled OAuth flow', held: false });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Reason: User cancelled OAuth flow');
  expect(signIn).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Sign in again' }).click();
  expect(signIn).toHaveBeenCalledOnce();
});

test('another host is named before anybody goes there', async () => {
  const { screen } = await showing({ kind: 'leave', target: 'https://reports.example/a?b' });
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Leave Muster for reports.example?');
  await expect.element(screen.getByRole('link', { name: 'Stay in Muster' })).toHaveAttribute('href', '/');
});
