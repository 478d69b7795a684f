import { expect, test } from './journey.ts';
import { fillSignIn, PASSWORD, signInByHand } from './people.ts';

test('a member signs in on the hosted page and lands on daily activity, a manager on projects', async ({
  page,
  browser,
}) => {
  await signInByHand(page, 'member');
  await expect(page).toHaveURL('/daily-activity');
  const other = await (await browser.newContext()).newPage();
  await signInByHand(other, 'manager', new URL('/', page.url()).href);
  await expect(other).toHaveURL(/\/manager\/projects/);
});

test('a wrong password is told beside the form and costs nothing but the password', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'member', 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('member@muster.example');
  await fillSignIn(page, 'member', PASSWORD);
  await expect(page).toHaveURL('/daily-activity');
});

test('somebody who came for a page gets to it after signing in, with a clean address', async ({ page }) => {
  await signInByHand(page, 'manager', '/daily-activity');
  await expect(page).toHaveURL('/daily-activity');
});

test('somebody in two organizations without a current one chooses, and may change their mind', async ({
  page,
}) => {
  await page.goto('/');
  await fillSignIn(page, 'chooser', PASSWORD);
  await page.getByRole('button', { name: /Kestrel Event Crews/ }).click();
  await expect(page).toHaveURL('/daily-activity');
  await expect(page.getByText('Kestrel Event Crews').first()).toBeVisible();
});

test('after signing out the session is gone, in the browser and at the provider', async ({ page }) => {
  await signInByHand(page, 'member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  const cookies = await page.context().cookies(process.env.MUSTER_URL);
  expect(cookies.filter(({ name }) => name.endsWith('Token'))).toEqual([]);
  await page.goto('/manager/projects');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a reload keeps the session and the page', async ({ page }) => {
  await signInByHand(page, 'manager');
  await page.goto('/daily-activity');
  await page.reload();
  await expect(page).toHaveURL('/daily-activity');
});

test('an address that leads nowhere says so and offers a way out', async ({ page }) => {
  await signInByHand(page, 'manager');
  await page.goto('/manager/nothing-here');
  await expect(page.getByText('Page Not Found: /manager/nothing-here')).toBeVisible();
  await page
    .getByRole('button', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Home' }))
    .click();
  await expect(page).toHaveURL(/\/manager\/projects/);
});

test('a redirect target that is no address is a bad redirection', async ({ page }) => {
  await page.goto('/signin?redirect_to=javascript:alert(1)');
  await expect(page.getByText('Bad redirection URL')).toBeVisible();
});
