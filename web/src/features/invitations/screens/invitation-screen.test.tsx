import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { receivedInvitation } from '../../../../test/invitation-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { session } from '../../../platform/session/current-session.ts';
import { InvitationScreen } from './invitation-screen.tsx';

type Answer = { status?: number; body?: unknown };

const OPEN = receivedInvitation({ message: 'Glad to have you.' });
const HERE = `/users/me/invitations/${OPEN.id}`;

const refused = (rule: string | null, message = 'Not now.', status = 422): Answer => ({
  status,
  body: { code: 'rule_broken', message, rule, fields: [], why: null, request_id: 'r' },
});

const show = (read: Answer, answer: Answer = {}, id: string | undefined = OPEN.id) => {
  const entered = vi.fn(async () => undefined);
  return renderScreen({
    screen: () => <InvitationScreen id={id} onAccepted={entered} />,
    search: () => ({}),
    at: '/invitation',
    answer: ({ path, method }) => {
      if (method !== 'GET') return answer;
      return path === HERE ? read : undefined;
    },
  }).then((screen) => ({ ...screen, entered }));
};

const answersIn = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path }) => path);

beforeEach(() => page.viewport(1280, 900));

test('it says who invites to what, as what and until when; accepting leads into the organization', async () => {
  const { view, asked, entered } = await show({ body: OPEN }, { body: { organization: OPEN.organization } });
  await expect.element(view.getByRole('heading', { name: 'Join Kestrel' })).toBeVisible();
  for (const text of ['Sofia Lindqvist invited you to work in Kestrel.', 'Coordinator', 'Glad to have you.'])
    await expect.element(view.getByText(text)).toBeVisible();
  await view.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => entered.mock.calls).toEqual([['k']]);
  expect(answersIn(asked)).toEqual([`${HERE}/accept`]);
});

test('declining asks first', async () => {
  const { view, asked, address } = await show({ body: OPEN }, { status: 204 });
  await view.getByRole('button', { name: 'Decline' }).click();
  await expect.element(view.getByText('Decline the invitation to Kestrel?')).toBeVisible();
  expect(answersIn(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(address).toBe('/');
  expect(answersIn(asked)).toEqual([`${HERE}/decline`]);
});

test.each([
  ['accepted', 'This invitation has been used', /works once/],
  ['declined', 'You declined this invitation', /ask Sofia Lindqvist to invite you again/],
  ['withdrawn', 'This invitation was withdrawn', /ask Sofia Lindqvist/],
  ['expired', 'This invitation has expired', /Ask Sofia Lindqvist to send it again/],
] as const)('one that was %s says so, and what to do', async (status, heading, advice) => {
  const { view } = await show({ body: { ...OPEN, status } });
  await expect.element(view.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(view.getByText(advice)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('one for another address says for which, and comes back after signing out and in', async () => {
  const message = 'This invitation is for o…@x.org, and you are signed in as ada@muster.example.';
  const { view } = await show(refused('invitation-for-another', message));
  const signOut = vi.spyOn(session(), 'signOut').mockResolvedValue();
  await expect
    .element(view.getByRole('heading', { name: 'This invitation is for somebody else' }))
    .toBeVisible();
  await expect.element(view.getByText(message)).toBeVisible();
  await view.getByRole('button', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledOnce();
  await expect.poll(() => localStorage.getItem('login.redirected-from')).toBe('/invitation');
});

test('an address that isn’t confirmed can be looked at again with a fresh token', async () => {
  const { view } = await show(refused('email-not-verified', 'Confirm it where you sign in.'));
  const tokens = vi.spyOn(session(), 'tokens');
  await expect.element(view.getByText('Confirm it where you sign in.')).toBeVisible();
  await view.getByRole('button', { name: 'Look again' }).click();
  expect(tokens).toHaveBeenCalledWith({ force: true });
});

test.each([
  ['a rule that was broken meanwhile', refused('invitation-withdrawn'), 'This invitation was withdrawn'],
  ['an archived project', refused('project-archived', 'Ask again.'), 'This invitation can’t be accepted now'],
])('accepting is refused by %s', async (_, answer, heading) => {
  const { view, entered } = await show({ body: OPEN }, answer);
  await view.getByRole('button', { name: 'Accept' }).click();
  await expect.element(view.getByRole('heading', { name: heading })).toBeVisible();
  expect(entered).not.toHaveBeenCalled();
});

test('a link that is cut off, or leads nowhere, says so', async () => {
  const cut = await show({}, {}, '');
  await expect.element(cut.view.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await cut.view.unmount();
  const missing = await show(refused(null, 'This invitation doesn’t exist.', 404));
  await expect
    .element(missing.view.getByRole('heading', { name: 'There is no such invitation' }))
    .toBeVisible();
});

test('a failed read can be tried again', async () => {
  const { view } = await show(refused(null, 'Busy.', 503));
  await expect.element(view.getByText('The invitation could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});
