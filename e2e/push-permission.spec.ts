import { type Front, openFront } from './front.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { expectWorker } from './worker.ts';

// Pushes are the worker's, which other journeys are kept free of (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

let front: Front;
test.beforeEach(async () => {
  front = await openFront();
});
test.afterEach(() => front.close());

/** What a browser without a display has none of: somebody to ask, and a push service. Both keep what they are told. */
const WITH_PUSHES = `
  const kept = (name, usual) => localStorage.getItem('browser.' + name) ?? usual;
  Object.defineProperty(Notification, 'permission', { get: () => kept('permission', 'default') });
  Notification.requestPermission = async () => {
    localStorage.setItem('browser.permission', kept('answer', 'granted'));
    return Notification.permission;
  };
  const subscription = () => ({
    endpoint: kept('endpoint', ''),
    toJSON: () => ({ endpoint: kept('endpoint', ''), keys: { p256dh: 'BNcR', auth: 'tBHI' } }),
    unsubscribe: async () => localStorage.removeItem('browser.endpoint') ?? true,
  });
  PushManager.prototype.getSubscription = async () => (kept('endpoint', '') ? subscription() : null);
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('browser.endpoint', 'https://push.invalid/' + crypto.randomUUID());
    return subscription();
  };`;

const card = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });

/** Opens a page behind the front, with the worker at work. */
const openPage = async (page: Page, path: string): Promise<void> => {
  await signIn(page, 'coordinator');
  await page.goto(`${front.url}${path}`);
  await expectWorker(page);
  await page.reload();
};

test('nobody asked, not now, allowed and ended: each is said, and found again', async ({ page }) => {
  await page.addInitScript(WITH_PUSHES);
  await openPage(page, '/account');
  await expect(card(page).getByText(/^This browser can show your notifications/)).toBeVisible();
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(card(page).getByText(/^You said not now/)).toBeVisible();
  expect(await page.evaluate("localStorage.getItem('push.asked-last')")).toMatch(/^\d{4}-/);
  const subscribed = page.waitForRequest((request) => request.url().endsWith('/users/me/push'));
  await card(page).getByRole('button', { name: 'Show them here' }).click();
  await subscribed;
  await expect(card(page).getByText(/^This browser shows your notifications/)).toBeVisible();
  await page.reload();
  await expect(card(page).getByText(/^This browser shows your notifications/)).toBeVisible();
  await card(page).getByRole('button', { name: 'Show them here no more' }).click();
  await expect(card(page).getByRole('button', { name: 'Show them here', exact: true })).toBeVisible();

  await page.evaluate("localStorage.setItem('browser.permission', 'denied')");
  await page.reload();
  await expect(card(page).getByText(/^This browser shows no notifications of Muster/)).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

test('where pushes aren’t supported nothing is offered, which is only logged', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript('delete window.Notification');
  await openPage(page, '/account');
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeVisible();
  await expect.poll(() => said).toContain('Web push is not supported here.');
  await expect(card(page)).toHaveCount(0);
});

test('the test page says what a push service has against a test', async ({ page }) => {
  await page.addInitScript(WITH_PUSHES);
  await openPage(page, '/tests');
  const push = page.getByRole('region', { name: 'Push messages' });
  await push.getByRole('button', { name: 'Send a test' }).click();
  await expect(push.getByText('Under way …')).toBeVisible();
  await expect(push.getByText(/^It failed: /)).toBeVisible();
  await page.goto(`${front.url}/account#inbox`);
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expect(inbox.getByRole('link').first()).toBeVisible();
  await expect(inbox.getByText('Test notification')).toHaveCount(0);
  // It was put away; what was wrong with it stands there.
  await page.goto(`${front.url}/account#inbox?view=archived`);
  await inbox.getByRole('link', { name: /Test notification/ }).click();
  await expect(inbox.getByText(/^Push, failed/)).toBeVisible();
});
