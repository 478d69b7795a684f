import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../../test/account-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { buildState } from '../../../platform/builds/build-state.ts';
import { workerState } from '../../../platform/builds/worker-state.ts';
import { config, setConfig } from '../../../platform/config.ts';
import { queuedWrite } from '../../../platform/offline/unsent/queued-write.ts';
import { setSender, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { session, setSession } from '../../../platform/session/current-session.ts';
import { DiagnosisScreen } from './diagnosis-screen.tsx';

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.s`;
const idToken = jwt({ sub: 'ada', exp: Date.parse('2096-11-22T09:00:00Z') / 1000 });
const tokens = async () => ({ username: 'ada', accessToken: 'a', idToken, clockDrift: 1500 });
const WHY = {
  action: 'create',
  object: '/projects',
  domain: '/org/a',
  allowed: true,
  rules: [['p', 'admin', '*', '*', '*', 'allow']],
  least: 'manager',
  message: 'A rule lets administrators create projects.',
};

const show = async (environment = 'test') => {
  const onFatal = vi.fn();
  const rendered = await renderScreen({
    screen: () => {
      setConfig({ ...config(), environment });
      setSession({ ...session(), tokens });
      return <DiagnosisScreen onFatal={onFatal} />;
    },
    search: () => ({}),
    at: '/tests',
    answer: ({ path }: Asked) => {
      if (path === '/users/me') return { body: ada() };
      if (path === '/users/me/permissions/why') return { body: WHY };
      return path === '/livez' ? { body: {} } : undefined;
    },
  });
  const part = (name: string) => rendered.view.getByRole('region', { name, exact: true });
  return { ...rendered, part, onFatal };
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  unsent.become({ writes: [], lastError: null, nextTry: null, isSending: false });
  buildState.become({ newer: null, checkedAt: null });
});

test('the session says who, where, as what, and how long the token is good', async () => {
  const { part } = await show();
  const card = part('Session');
  await expect.element(card.getByText('Ada, ada@muster.example')).toBeVisible();
  await expect.element(card.getByText('Admin', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/22 Nov 2096/)).toBeVisible();
});

test('the API says how quickly it answers', async () => {
  const { part } = await show();
  await expect.element(part('API').getByText(/^Answers in \d+ ms$/)).toBeVisible();
});

test('“May I …?” is answered with the rules that decide, and this browser says the same', async () => {
  const { part, asked } = await show();
  const card = part('May I …?');
  await card.getByRole('button', { name: 'Ask' }).click();
  await expect.element(card.getByText('Yes, you may')).toBeVisible();
  await expect.element(card.getByText('p, admin, *, *, *, allow')).toBeVisible();
  await expect.element(card.getByText('This browser says the same.')).toBeVisible();
  const { query } = asked.find(({ path }) => path.endsWith('/why')) ?? {};
  expect(Object.fromEntries(query ?? [])).toEqual({
    action: 'create',
    object: '/projects',
    domain: '/org/a',
  });
});

test('worker and build say how they stand', async () => {
  const { part } = await show();
  const card = part('Worker and build');
  workerState.become({ status: 'failed', hasFailed: true, failure: 'No worker today.' });
  buildState.become({ newer: 'b2' });
  await expect.element(card.getByText('Registration failed')).toBeVisible();
  await expect.element(card.getByText('No worker today.')).toBeVisible();
  await expect.element(card.getByText('b2, loaded with the next navigation')).toBeVisible();
  workerState.become({ status: 'unregistered', hasFailed: false, failure: null });
});

test('the queue says what waits and what the last attempt met, and sends now', async () => {
  const wake = vi.fn();
  const { part } = await show();
  setSender({ wake, landed: async () => undefined });
  const card = part('Waiting changes');
  await expect.element(card.getByRole('button', { name: 'Send now' })).toBeDisabled();
  const write = queuedWrite({
    endpoint: { method: 'POST', path: '/daily-activity' },
    organization: 'a',
    input: {},
    subject: 'e',
    title: '1:00',
    href: '/daily-activity',
  });
  unsent.become({ writes: [write], lastError: 'Nobody answers.' });
  await expect.element(card.getByText('Nobody answers.')).toBeVisible();
  await card.getByRole('button', { name: 'Send now' }).click();
  expect(wake).toHaveBeenCalled();
  setSender();
});

test('maps without a key say that addresses are plain text', async () => {
  const { part } = await show();
  await expect.element(part('Maps').getByText(/^No key is configured/)).toBeVisible();
});

test('toasts, questions and error views are shown on demand; a 403 raises no toast', async () => {
  const { view, part, onFatal, address } = await show();
  const card = part('Show what Muster shows');
  await card.getByRole('button', { name: 'A 403: none' }).click();
  await card.getByRole('button', { name: 'Message' }).click();
  await expect.element(view.getByText('This is a message')).toBeVisible();
  await expect.element(view.getByText('Something went wrong')).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Small' }).click();
  await view.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(view.getByText('Answered with No')).toBeVisible();
  await card.getByRole('button', { name: 'Fatal' }).click();
  expect(onFatal).toHaveBeenCalled();
  await card.getByRole('button', { name: '404' }).click();
  await expect.poll(address).toBe('/tests/nowhere');
});

test('simulations are offered outside production', async () => {
  const { part } = await show();
  await expect.element(part('Simulations')).toBeVisible();
});

test('in production there is nothing to pretend', async () => {
  const { part } = await show('production');
  await expect.element(part('Report')).toBeVisible();
  await expect.element(part('Simulations')).not.toBeInTheDocument();
});

test('the report holds every part and no token', async () => {
  const { view, part } = await show();
  await expect.element(part('API').getByText(/^Answers in/)).toBeVisible();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await view.getByRole('button', { name: 'Copy the report' }).click();
  await expect.element(view.getByText('The report is copied')).toBeVisible();
  const text = writeText.mock.calls[0]?.[0] ?? '';
  for (const title of ['Session', 'API', 'Push messages', 'Worker and build', 'Maps', 'This device'])
    expect(text).toContain(`\n${title}\n`);
  expect(text).toContain('Signed in as: Ada, ada@muster.example');
  expect(text).not.toContain('e30.');
  await userEvent.keyboard('{Escape}');
});
