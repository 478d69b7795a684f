import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { fillSignIn, PASSWORD } from './people.ts';
import { openSentryService } from './sentry-service.ts';

let muster: RunningMuster;

test.beforeAll(async () => {
  muster = await openMuster(() => ({ ENVIRONMENT: 'staging', RELEASE: '1.4.2' }));
});
test.afterAll(() => muster.stop());

const enter = async (page: Page, url: string, mailbox: string): Promise<void> => {
  await page.goto(url);
  await fillSignIn(page, mailbox, PASSWORD);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/signin|code=/);
};

/** An error that nobody catches, as early as the page's own code could throw it. */
const breakPage = (page: Page, message: string) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => setTimeout(() => {
    const error = new RangeError(${JSON.stringify(message)});
    throw error;
  }))`);

test('an error thrown in a page, before the reports’ code is there, can be read and resolved by an administrator', async ({
  page,
  browser,
}) => {
  await enter(page, muster.url, 'manager');
  await breakPage(page, 'The berth has no quay for ann@example.org');
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/reports/envelope') && answer.status() === 204,
  );
  await page.goto(`${muster.url}/manager/projects?q=harbour`);
  await taken;

  const admin = await browser.newPage();
  await enter(admin, muster.url, 'admin');
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(admin).toHaveURL(/\/admin\/reports\/errors/);
  const row = admin.getByRole('row', { name: /RangeError The berth has no quay for \[address\]/ });
  await expect(row).toContainText('/manager/projects');
  await expect(row).toContainText('1.4.2');
  await row.getByRole('link').click();
  const newest = admin.getByRole('region', { name: 'Newest report' });
  await expect(newest).toContainText('Jonas Meyer');
  await expect(newest).toContainText('staging');
  await expect(admin.getByRole('region', { name: 'Stack' })).toContainText(/:\d+:\d+/);
  await admin.getByRole('button', { name: 'Resolve' }).click();
  await expect(admin.getByText('Resolved. It opens again by itself should it come back.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('an error of the sign-in page arrives though nobody is signed in', async ({ page }) => {
  await breakPage(page, 'Nobody is here yet');
  const sent = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/reports/envelope') && /Nobody is here/.test(request.postData() ?? ''),
  );
  // This one stays, with an error view.
  await page.goto(`${muster.url}/signin?redirect_to=nowhere`);
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  expect(request.headers().authorization).toBeUndefined();
});

test('a page that has sent too much keeps still for as long as it is told, and works on', async ({
  page,
}) => {
  const headers = { 'retry-after': '60' };
  let refused = 0;
  await page.route('**/api/reports/envelope', (route) => {
    refused += 1;
    return route.fulfill({ status: 429, headers, json: { code: 'too_many_requests' } });
  });
  await breakPage(page, 'The first of many');
  const first = page.waitForResponse('**/api/reports/envelope');
  await enter(page, muster.url, 'manager');
  await (await first).finished();
  const before = refused;
  for (const message of ['The second', 'The third'])
    await page.evaluate(`reportError(new RangeError('${message}'))`);
  await page.getByRole('link', { name: 'Harbour' }).first().click();
  await expect(page.getByRole('heading', { name: /Harbour/ }).first()).toBeVisible();
  expect(refused).toBe(before);
});

test('in the local environment nothing is loaded and nothing sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The lot that falls on every session.
  await page.addInitScript('Math.random = () => 0');
  await enter(page, process.env.MUSTER_URL ?? '', 'manager');
  await breakPage(page, 'Local and quiet');
  await page.goto(`${process.env.MUSTER_URL}/manager/projects`);
  // What is loaded ahead comes as late as reports would.
  await expect.poll(() => asked.some((url) => url.includes('_payload.json'))).toBe(true);
  expect(asked.filter((url) => /\/reports\/envelope|assets\/(sentry|recording)-/.test(url))).toEqual([]);
});

test('with a DSN, errors and traces reach the service without a token, and the API alone learns its trace', async ({
  page,
}) => {
  const traced = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if ('sentry-trace' in request.headers()) traced.add(pathname.split('/')[1] ?? '');
  });
  const sentry = await openSentryService();
  const forwarding = await openMuster(() => ({ ENVIRONMENT: 'staging', SENTRY_DSN: sentry.dsn }));
  await enter(page, forwarding.url, 'manager');
  await expect(page.getByRole('link', { name: 'Harbour' }).first()).toBeVisible();
  await expect.poll(() => sentry.items.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Harbour' }).first().click();
  await expect(page.getByRole('heading', { name: /Harbour/ }).first()).toBeVisible();
  await expect.poll(() => [...traced]).toEqual(['api']);
  await breakPage(page, 'Seen elsewhere');
  await page.goto(`${forwarding.url}/manager/projects`);
  const arrived = (type: string) => sentry.items.filter((item) => item.type === type);
  await expect.poll(() => arrived('event').length, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(() => arrived('transaction').length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect([...traced]).toEqual(['api']);
  const told = sentry.items.map(({ text }) => text).join('\n');
  expect(told).not.toMatch(/Bearer ey|eyJhbGci|code=[\w-]{20}|manager@muster\.example/);
  await forwarding.stop();
  await sentry.close();
});
