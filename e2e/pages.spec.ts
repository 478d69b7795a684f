import type { Browser, BrowserContext } from '@playwright/test';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test, watch } from './journey.ts';
import { PLACES } from './pages.ts';
import { PASSWORD, skipTours } from './people.ts';
import { giveSession } from './session.ts';

const browsers = new Map<string, BrowserContext>();

/** A page of somebody's, in a browser that stays theirs: signed in once, and with the files that every page has in common. */
const openAs = async (open: Browser['newContext'], mailbox: string): Promise<Page> => {
  const known = browsers.get(mailbox);
  const context = known ?? (await open({ baseURL: process.env.MUSTER_URL }));
  const page = await context.newPage();
  await skipTours(page);
  if (!known) await giveSession(page, { email: `${mailbox}@muster.example`, password: PASSWORD });
  browsers.set(mailbox, context);
  return page;
};

for (const { name, mailbox, path } of PLACES) {
  test(`the page ${name} is clean under axe and scrolls in one direction at every width`, async ({
    openKept,
    policyReports,
  }) => {
    const page = await openAs(openKept, mailbox);
    watch(page, policyReports);
    await page.goto(await path(page));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page).toHaveTitle(/Muster/);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectClean(page, `${name} at ${width}`);
    }
    await page.close();
  });
}

test('the hosted sign-in page is clean under axe at every width', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `sign-in at ${width}`);
  }
});
