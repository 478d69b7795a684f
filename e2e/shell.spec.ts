import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signUpNewcomer } from './newcomer.ts';
import { fillSignIn, PASSWORD, signIn } from './people.ts';

const projects = (page: Page) => page.getByRole('heading', { name: 'Projects', level: 1 });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'The page is loading' });

/** Holds every answer to an address until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('nt and ch vanish from the address on any page; other parameters and the hash stay', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/manager/projects?nt=n1&q=harbour&ch=email#rows');
  await expect(page).toHaveURL('/manager/projects?q=harbour#rows');
  await page.goto('/account?nt=n1');
  await expect(page).toHaveURL('/account');
});

test('somebody who has to sign in first still arrives at the notification’s page, with a clean address', async ({
  page,
}) => {
  await page.goto('/daily-activity?date=2026-01-05&nt=n1&ch=web-push');
  await fillSignIn(page, 'manager', PASSWORD);
  await expect(page).toHaveURL('/daily-activity?date=2026-01-05');
});

test('whoever has chosen no organization chooses one at /, and comes back to the page they came for', async ({
  page,
}) => {
  await page.route(/\/api\/users\/me$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), current_org: null } });
  });
  await page.goto('/daily-activity?date=2026-01-05');
  await fillSignIn(page, 'manager', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Choose an organization' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: /Northgate Services/ }).click();
  await expect(page).toHaveURL('/daily-activity?date=2026-01-05');
});

test('somebody in no organization at all is told what to do next, wherever they go', async ({ page }) => {
  await signUpNewcomer(page, `nobody.${Date.now()}`);
  await page.goto('/orgchart');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();
  await expect(page.getByText(/Ask an owner .* to invite nobody\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expectClean(page, 'no organization');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('a bar shows while a page loads, is clean under axe, and goes when the page is there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/manager/clients');
  const letGo = await hold(page, /\/api\/clients\/[0-9a-f-]{36}$/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(bar(page)).toBeVisible();
  await expectClean(page, 'while a page loads');
  letGo();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a page that fails shows status and message; Back leads to the page before, Home to /', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/manager/clients');
  const message = 'The register of clients is being moved.';
  await page.route(/\/api\/clients\/[0-9a-f-]{36}$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message, request_id: 'r1', fields: [] } }),
  );
  const first = page.getByRole('table').getByRole('link').first();
  await first.click();
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Drawer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/manager/clients');
  await first.click();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/manager\/projects/);
  await expect(projects(page)).toBeVisible();
});

test('an application that isn’t ready says so in place of everything, and Home starts it anew', async ({
  page,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  // The document brings the settings along: one without them has to ask.
  await page.route('**/account', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      body: html.replace(/(id="settings"[^>]*>)[^<]*/, '$1{}'),
      contentType: 'text/html',
    });
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: '503' })).toBeVisible();
  await expect(page.getByText('Muster can’t be reached right now.')).toBeVisible();
  await expectClean(page, 'not ready');
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

for (const [motion, seconds] of [
  ['no-preference', '0.16s'],
  ['reduce', '0s'],
] as const) {
  test(`with the wish for motion “${motion}” /signin fades in within ${seconds}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.route('**/oauth2/authorize**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/signin');
    const frame = page.locator('div:has(> main)');
    await expect(frame).toHaveCSS('animation-duration', seconds);
  });
}

test('the drawer is 240 px wide, narrows to a rail of 64 px, and stays so after a reload', async ({
  page,
}) => {
  await signIn(page, 'member');
  const drawer = page.getByRole('complementary', { name: 'Drawer' });
  await expect(drawer).toHaveCSS('width', '240px');
  await expect(drawer.getByRole('navigation').getByRole('link').first()).toHaveText('Daily activity');
  await page.getByRole('button', { name: 'Narrow the menu' }).click();
  await page.reload();
  await expect(drawer).toHaveCSS('width', '64px');
  await expect(drawer.getByRole('button', { name: /^Inbox \d/ })).toBeVisible();
  await expectClean(page, 'the rail');
  await drawer.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/manager\/projects/);
});

test('on a phone a bar holds Activity, Projects and More, which opens the drawer over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'member');
  const bottom = page.getByRole('navigation', { name: 'Quick access' });
  await expect(bottom.getByRole('link')).toHaveText(['Activity', 'Projects']);
  await bottom.getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'Drawer' });
  await expect(drawer.getByRole('link', { name: 'Daily activity' })).toBeVisible();
  await expect(drawer.getByRole('heading')).toHaveText(['Work', 'People']);
});
