import { expect, test, vi } from 'vitest';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { ENDPOINT, pushBrowser, SUBSCRIBED } from '../../../../../test/push-browser.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { PushCard } from './push-card.tsx';

const { browser, subscribe } = pushBrowser();

const show = () =>
  renderScreen({
    screen: () => <PushCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({
      'GET /users/me/push': { body: { public_key: 'BKey', subscriptions: [SUBSCRIBED] } },
      'PUT /users/me/push': { body: { id: 's1' } },
      'DELETE /users/me/push/s1': { status: 204 },
    }),
  });

test('whoever agrees is subscribed with the server’s key, and can end it again', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Show them here' }).click();
  await expect.element(view.getByText(/This browser shows your notifications/)).toBeVisible();
  expect(subscribe).toHaveBeenLastCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BKey',
  });
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, device: expect.stringMatching(/^Chrome on /) },
  });
  await view.getByRole('button', { name: 'Show them here no more' }).click();
  await expect.element(view.getByRole('button', { name: 'Show them here', exact: true })).toBeVisible();
  expect(asked.some(({ method, path }) => method === 'DELETE' && path === '/users/me/push/s1')).toBe(true);
  expect(browser.subscription).toBeNull();
});

test('not now is kept with its moment, and can be taken back', async () => {
  const first = await show();
  await first.view.getByRole('button', { name: 'Not now' }).click();
  await expect.element(first.view.getByText(/You said not now/)).toBeVisible();
  await expect.element(first.view.getByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  expect(localStorage.getItem('push.asked-last')).toMatch(/^\d{4}-/);
  await first.view.getByRole('button', { name: 'Show them here' }).click();
  await expect.element(first.view.getByText(/This browser shows your notifications/)).toBeVisible();
});

test('where the browser refuses there is nothing to press, and nobody is subscribed', async () => {
  browser.answered = 'denied';
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Show them here' }).click();
  await expect.element(view.getByText(/You can allow them in its settings/)).toBeVisible();
  await expect.element(view.getByRole('button')).not.toBeInTheDocument();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

test('where pushes aren’t supported it is only logged', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { view } = await show();
  await expect.poll(() => logged.mock.calls).toContainEqual(['Web push is not supported here.']);
  await expect.element(view.getByText('Notifications on this device')).not.toBeInTheDocument();
});
