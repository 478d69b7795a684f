import type { CDPSession, Worker } from '@playwright/test';
import { type Front, openFront } from './front.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { expectWorker } from './worker.ts';

// These journeys are about the worker, which others are kept free of (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

let front: Front;
test.beforeEach(async () => {
  front = await openFront();
});
test.afterEach(() => front.close());

const MESSAGE = {
  uuid: '01900000-0000-7000-8000-000000000001',
  title: 'Olivia Owner assigned you to Harbour',
  message: 'We start on Monday.',
  url: '/manager/projects?nt=01900000-0000-7000-8000-000000000001&ch=web-push',
  tag: '01900000-0000-7000-8000-000000000001',
  receipt: 'signed-elsewhere',
};

/** Opens a page behind the front with the worker at work and allowed to show; answers how to push to it. */
const openPushed = async (page: Page): Promise<(data: object | string) => Promise<void>> => {
  await page.context().grantPermissions(['notifications'], { origin: front.url });
  await signIn(page, 'manager');
  await page.goto(`${front.url}/manager/projects`);
  await expectWorker(page);
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(front.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: front.url, registrationId },
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  };
};

const SHOWN = `navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) =>
  all.map(({ title, body, tag }) => ({ title, body, tag })))`;

const WINDOWS = `self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.length)`;

const workerOf = (page: Page): Worker | undefined =>
  page
    .context()
    .serviceWorkers()
    .find((one) => one.url().startsWith(front.url));

/** What only a person can do to a notification, as the browser tells the worker of it. */
const act = async (
  worker: Worker | undefined,
  event: 'notificationclick' | 'notificationclose',
): Promise<void> => {
  await worker?.evaluate(
    `self.registration.getNotifications().then(([notification]) =>
      self.dispatchEvent(new NotificationEvent('${event}', { notification })))`,
  );
};

const said = (what: 'sent' | 'read') => ({ receipt: MESSAGE.receipt, said: what });

test('a push is shown once under its tag, however often it comes, and said to be sent', async ({ page }) => {
  const push = await openPushed(page);
  await push(MESSAGE);
  const { title, message, tag } = MESSAGE;
  await expect.poll(() => page.evaluate(SHOWN)).toEqual([{ title, body: message, tag }]);
  await expect.poll(() => front.receipts).toEqual([said('sent')]);
  await push(MESSAGE);
  await expect.poll(() => front.receipts).toEqual([said('sent'), said('sent')]);
  expect(await page.evaluate(SHOWN)).toHaveLength(1);
});

test('clicked, it is read, goes away, and the inbox opens with it where the person is', async ({ page }) => {
  const push = await openPushed(page);
  await push(MESSAGE);
  await expect.poll(() => front.receipts).toEqual([said('sent')]);
  await act(workerOf(page), 'notificationclick');
  await expect.poll(() => front.receipts).toEqual([said('sent'), said('read')]);
  await expect(page).toHaveURL(`${front.url}/manager/projects#inbox?id=${MESSAGE.uuid}`);
  await expect.poll(() => page.evaluate(SHOWN)).toEqual([]);
});

test('clicked while no window is open, it opens one at its page, with the inbox over it', async ({
  page,
}) => {
  const push = await openPushed(page);
  await push(MESSAGE);
  await expect.poll(() => front.receipts).toEqual([said('sent')]);
  const worker = workerOf(page);
  await page.goto('about:blank');
  // A window that is left counts as open for some moment more, and a worker would rather bring that one to the front.
  await expect.poll(() => worker?.evaluate(WINDOWS)).toBe(0);
  // Browsers open windows for real clicks alone; asked in one go, since a worker that rests forgets what was put into it.
  const opened = worker?.evaluate(
    `new Promise((opened) => {
      self.clients.openWindow = (address) => { opened(address); return Promise.resolve(null); };
      self.registration.getNotifications().then(([notification]) =>
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification })));
    })`,
  );
  expect(await opened).toBe(`${MESSAGE.url}#inbox?id=${MESSAGE.uuid}`);
  await expect.poll(() => front.receipts).toEqual([said('sent'), said('read')]);
  const marked = page.waitForRequest((request) => request.method() === 'PUT');
  await page.goto(`${front.url}${MESSAGE.url}#inbox?id=${MESSAGE.uuid}`);
  await expect(page).toHaveURL(`${front.url}/manager/projects#inbox?id=${MESSAGE.uuid}`);
  await expect(page.getByRole('dialog', { name: 'Inbox' })).toBeVisible();
  expect((await marked).postDataJSON()).toEqual({
    ids: [MESSAGE.uuid],
    channels: ['web-push'],
    read: true,
  });
});

test('closed, it is read', async ({ page }) => {
  const push = await openPushed(page);
  await push(MESSAGE);
  await expect.poll(() => front.receipts).toEqual([said('sent')]);
  await act(workerOf(page), 'notificationclose');
  await expect.poll(() => front.receipts).toEqual([said('sent'), said('read')]);
});

test('what is no message of ours, or leads out of the application, is not shown', async ({ page }) => {
  const push = await openPushed(page);
  await push('no json');
  await push({ ...MESSAGE, url: '//elsewhere.example' });
  await push({ ...MESSAGE, title: 'The last one' });
  await expect.poll(() => page.evaluate(SHOWN)).toEqual([expect.objectContaining({ title: 'The last one' })]);
  expect(front.receipts).toHaveLength(1);
});
