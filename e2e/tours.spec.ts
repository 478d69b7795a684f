import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { PASSWORD } from './people.ts';
import { sessionCookies } from './session-cookies.ts';
import { seeTours } from './tours.ts';

/** Signs in without skipping tours. */
const arrive = async (page: Page, mailbox: string) => {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill(`${mailbox}@muster.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test('the first sign-in with a role shows its tour once, and Help and the account replay it', async ({
  page,
}) => {
  const tour = page.getByRole('dialog', { name: 'Welcome to Muster' });
  await arrive(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  const { idToken = '' } = await sessionCookies(page.context());
  await seeTours(new URL(page.url()).origin, idToken, {});
  await page.reload();
  await expect(tour).toBeVisible();
  await expect(tour.getByText(/^1 of [3-5]$/)).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await expectClean(page, 'a tour at 1440');
  while (await tour.getByRole('button', { name: 'Next' }).isVisible()) await page.keyboard.press('Enter');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/users/me/feature-tours'));
  await tour.getByRole('button', { name: 'Done' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(tour).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Replay the tour Welcome to Muster' }).click();
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Start the tour Daily activity' }).click();
  await expect(page.getByRole('dialog', { name: 'Daily activity' })).toBeVisible();
  await expect(page).toHaveURL(/\/daily-activity$/);
});

test('a tour is clean at every width, and its box stays within the window', async ({ page }) => {
  await arrive(page, 'manager');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Replay the tour Projects' }).click();
    const tour = page.getByRole('dialog', { name: 'Projects' });
    await expect(tour.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expectClean(page, `a tour at ${width}`);
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
  }
});
