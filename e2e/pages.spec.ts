import { expect, test } from '@playwright/test';
import { expectClean, WIDTHS } from './axe.ts';
import { PLACES } from './pages.ts';
import { fillSignIn, PASSWORD } from './people.ts';

for (const { name, mailbox, path } of PLACES) {
  test(`the page ${name} is clean under axe and scrolls in one direction at every width`, async ({
    page,
  }) => {
    await page.goto('/');
    await fillSignIn(page, mailbox, PASSWORD);
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto(await path(page));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page).toHaveTitle(/Muster/);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectClean(page, `${name} at ${width}`);
    }
  });
}

test('the hosted sign-in page is clean under axe at every width', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `sign-in at ${width}`);
  }
});
