import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { session, setSession } from '../../platform/session/current-session.ts';
import { feedback } from '../shell/feedback.ts';
import { typedAhead } from '../shell/keys/typed-ahead.ts';
import { Palette } from './palette.tsx';

const openers = { openKeys: vi.fn(), openHelp: vi.fn(), openView: vi.fn() };
const signOut = vi.fn(async () => undefined);

const show = async () => {
  const onClose = vi.fn();
  const { view, address } = await renderScreen({
    screen: () => <Palette {...openers} onClose={onClose} />,
    search: () => ({}),
    at: '/account',
    answer: () => ({ body: { data: [] } }),
  });
  setSession({ ...session(), signOut });
  const field = view.getByRole('combobox', { name: 'Search or type a command' });
  await expect.element(field).toHaveFocus();
  return { view, field, onClose, address };
};

beforeEach(async () => {
  for (const spy of [signOut, ...Object.values(openers)]) spy.mockClear();
  feedback.set(false);
  await page.viewport(1440, 900);
});

test.each([
  ['report a problem', 'Send feedback', () => feedback.get()],
  ['tour', 'Help', () => openers.openHelp.mock.calls.length === 1],
  ['view as', 'View as …', () => openers.openView.mock.calls.length === 1],
  ['log out', 'Sign out', () => signOut.mock.calls.length === 1],
])('“%s” finds “%s”, and Enter does it once the palette is closed', async (words, verb, isDone) => {
  const { view, field, onClose } = await show();
  await userEvent.fill(field, words);
  await expect.element(view.getByRole('option', { name: verb })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect([onClose.mock.calls.length, isDone()]).toEqual([1, true]);
});

test.each([
  ['new project', '/manager/projects/new'],
  ['invite', '/manager/organizations/a/team/invite'],
  ['add a person', '/manager/organizations/a/team/new'],
  ['new client', '/manager/clients/new'],
  ['new service', '/manager/service-types/new'],
  ['new announcement', '/admin/notifications/new'],
  ['failed deliveries', '/admin/notifications'],
  ['waiting', '/manager/organizations/a/approvals'],
  ['who is missing', '/manager/organizations/a/time'],
  ['calendar', '/daily-activity?view=week'],
  ['reopen', '/manager/organizations/a/closing'],
  ['payroll', '/manager/organizations/a/exports'],
  ['unread', '/account#inbox'],
  ['quiet hours', '/account#notifications'],
])('“%s” leads to %s', async (words, path) => {
  const { field, address } = await show();
  await userEvent.fill(field, words);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(path);
});

test('what was typed before the palette was there stands in its field', async () => {
  typedAhead.set('hel');
  const { field } = await show();
  await expect.element(field).toHaveValue('hel');
  await userEvent.keyboard('p');
  await expect.element(field).toHaveValue('help');
  expect(typedAhead.get()).toBe('');
});
