import { expect, test, vi } from 'vitest';
import { ada } from '../../../../test/account-answers.ts';
import { changesIn, told, uuid, wayOf } from '../../../../test/inbox-page.tsx';
import { pushBrowser, SUBSCRIBED } from '../../../../test/push-browser.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { SAID_BY_WORKER } from '../../../platform/notifications/push/said-by-worker.ts';
import { LOST_AFTER_MS } from '../effects/round-trip.ts';
import { DiagnosisScreen } from './diagnosis-screen.tsx';

const { browser, subscribe } = pushBrowser();
const NOTIFICATIONS = '/users/me/notifications';
const PUT_AWAY = ['PATCH', NOTIFICATIONS, { ids: [uuid(1)], read: true, archived: true }];

/** The test page over a server that sends tests; `way` is how far the test got on its way out. */
const show = async (way: Parameters<typeof wayOf>[1] = {}) => {
  const rendered = await renderScreen({
    screen: () => <DiagnosisScreen onFatal={() => undefined} />,
    search: () => ({}),
    at: '/tests',
    answer: ({ method, path }: Asked) => {
      if (path === '/users/me') return { body: ada() };
      if (path === '/users/me/push/s1/test') return { body: { notification: uuid(1) } };
      if (path === '/users/me/push/s1') return { status: 204 };
      if (path === `${NOTIFICATIONS}/${uuid(1)}`)
        return { body: told(1, { channels: [wayOf('app'), wayOf('web-push', way)] }) };
      if (path === NOTIFICATIONS) return { body: { unread: 0, total: 0 } };
      if (path !== '/users/me/push') return undefined;
      return { body: method === 'GET' ? { public_key: 'BKey', subscriptions: [SUBSCRIBED] } : { id: 's1' } };
    },
  });
  const card = rendered.view.getByRole('region', { name: 'Push messages' });
  const send = card.getByRole('button', { name: 'Send a test' });
  return { ...rendered, card, send };
};

/** What the worker says once it has shown a push. */
const workerShows = (id: string) =>
  navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', { data: { type: SAID_BY_WORKER.shown, id } }),
  );

test('a test is asked for, arrives, says how long it took, and leaves everything as it was before', async () => {
  const { card, send, asked } = await show();
  await expect.element(card.getByText('Not tried yet')).toBeVisible();
  await send.click();
  await expect.element(card.getByText('Under way …')).toBeVisible();
  await expect.poll(() => asked.some(({ path }) => path === `${NOTIFICATIONS}/${uuid(1)}`)).toBe(true);
  workerShows(uuid(2));
  workerShows(uuid(1));
  await expect.element(card.getByText(/^Shown here \d+\.\d s after it was asked for$/)).toBeVisible();
  expect(changesIn(asked).map(([method, path]) => [method, path])).toEqual([
    ['PUT', '/users/me/push'],
    ['POST', '/users/me/push/s1/test'],
    ['PATCH', NOTIFICATIONS],
    ['DELETE', '/users/me/push/s1'],
  ]);
  expect(changesIn(asked)).toContainEqual(PUT_AWAY);
  expect(browser.subscription).toBeNull();
});

test('a browser that is subscribed stays so', async () => {
  browser.permission = 'granted';
  await subscribe();
  const { card, send, asked } = await show();
  await send.click();
  await expect.poll(() => asked.some(({ path }) => path === `${NOTIFICATIONS}/${uuid(1)}`)).toBe(true);
  workerShows(uuid(1));
  await expect.element(card.getByText(/^Shown here/)).toBeVisible();
  expect(changesIn(asked)).toEqual([['POST', '/users/me/push/s1/test', undefined], PUT_AWAY]);
  expect(browser.subscription).not.toBeNull();
});

test('what the push service says against it is said', async () => {
  const { card, send, asked } = await show({ status: 'queued', error: 'The push service answered 500' });
  await send.click();
  await expect.element(card.getByText('It failed: The push service answered 500')).toBeVisible();
  expect(changesIn(asked)).toContainEqual(PUT_AWAY);
});

test.each([
  ['ready', /^The push service has it, but/],
  ['queued', /^Not sent within 30 s/],
] as const)('after half a minute a test that is %s counts as lost', async (status, words) => {
  const clock = vi.spyOn(performance, 'now');
  const { card, send, asked } = await show({ status });
  await send.click();
  await expect.poll(() => asked.some(({ path }) => path === `${NOTIFICATIONS}/${uuid(1)}`)).toBe(true);
  clock.mockReturnValue(performance.timeOrigin + LOST_AFTER_MS);
  await expect.element(card.getByText(words)).toBeVisible();
});

test('whoever refuses, or has a browser that can’t, is told why nothing comes', async () => {
  browser.answered = 'default';
  const { card, send, asked } = await show();
  await send.click();
  await expect.element(card.getByText(/^Not possible until you let this browser/)).toBeVisible();
  browser.permission = 'denied';
  await send.click();
  await expect.element(card.getByText(/^Not possible: you don’t let/)).toBeVisible();
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  await send.click();
  await expect.element(card.getByText(/^Not possible: this browser takes no pushes/)).toBeVisible();
  expect(changesIn(asked)).toEqual([]);
});
