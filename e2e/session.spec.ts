import { expect, type Page, test } from './journey.ts';
import { signUpNewcomer, typePassword } from './newcomer.ts';
import { fillSignIn, PASSWORD, signInByHand } from './people.ts';
import { dropSession, letTokensExpire, sessionCookies } from './session-cookies.ts';

const identityUrl = () => process.env.MUSTER_IDENTITY_URL ?? '';
const projects = (page: Page) => page.getByRole('heading', { name: 'Projects', level: 1 });

test('two tabs whose tokens expire together refresh once, and both stay signed in', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'director');
  const other = await context.newPage();
  await other.goto('/daily-activity');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await sessionCookies(context);
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token')) refreshes += 1;
  });
  // A page that is still open may notice by itself, and would be left in the middle of its refresh.
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  await letTokensExpire(context);
  await Promise.all([page.goto('/manager/projects'), other.goto('/manager/projects')]);
  await expect(projects(page)).toBeVisible();
  await expect(projects(other)).toBeVisible();
  expect(refreshes).toBe(1);
  const after = await sessionCookies(context);
  expect(after.idToken).not.toBe(before.idToken);
  expect(Number(after.clockDrift)).toBeLessThan(60_000);
});

test('signing one device out leaves the other signed in', async ({ page, browser }) => {
  await signInByHand(page, 'coordinator');
  const phone = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signInByHand(phone, 'coordinator');
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(await sessionCookies(page.context())).toEqual({});
  await letTokensExpire(phone.context());
  await phone.goto('/manager/projects');
  await expect(projects(phone)).toBeVisible();
});

test('signing out everywhere ends the other device within half a minute', async ({ page, browser }) => {
  const newcomer = await signUpNewcomer(page, 'everywhere');
  const phone = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await phone.goto('/account');
  await typePassword(phone, newcomer);
  await expect(phone.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(async () => {
    await phone.goto('/account');
    await expect(phone.getByLabel('Email', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('going back from the hosted page is a cancelled sign-in, and leaves nothing half-made', async ({
  page,
  context,
}) => {
  await page.goto('/manager/projects');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('User cancelled OAuth flow')).toBeVisible();
  expect(await sessionCookies(context)).toEqual({});
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /oauth/i.test(key)))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await fillSignIn(page, 'manager', PASSWORD);
  await expect(projects(page)).toBeVisible();
});

test('going back after signing in or out shows neither the hosted form’s answer nor anybody’s data', async ({
  page,
}) => {
  await signInByHand(page, 'manager');
  await expect(projects(page)).toBeVisible();
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('manager@muster.example').and(page.locator('main *'))).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a session that ends in the middle of a form costs a click, not what was typed', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'manager');
  await page.goto('/manager/projects/new');
  await page.getByLabel('Name', { exact: true }).fill('Typed before the session ended');
  await dropSession(context);
  // Whichever comes first: the click, or the page noticing by itself.
  await page.getByRole('button', { name: /^(Create|Sign in again)/ }).click();
  await expect(page).toHaveURL('/manager/projects/new');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before the session ended');
});

test('a provider that is down signs nobody out: the page says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'owner');
  await letTokensExpire(context);
  await context.route(`${identityUrl()}/**`, (route) => route.abort('connectionrefused'));
  const before = await sessionCookies(context);
  await page.goto('/manager/projects');
  await expect(page.getByRole('button', { name: /Try again|Retry/ }).first()).toBeVisible();
  expect((await sessionCookies(context)).refreshToken).toBe(before.refreshToken);
  await context.unroute(`${identityUrl()}/**`);
  await page
    .getByRole('button', { name: /Try again|Retry/ })
    .first()
    .click();
  await expect(projects(page)).toBeVisible();
});
