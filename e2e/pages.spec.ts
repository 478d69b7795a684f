import type { BrowserContext } from '@playwright/test';
import { expectClean, WIDTHS } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { PLACES } from './pages.ts';
import { fillSignIn, PASSWORD } from './people.ts';

interface Kept {
  readonly at: number;
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Long before a token ends: renewed in one page, it would be no other's any more. */
const FRESH_MS = 5 * 60_000;
const kept = new Map<string, Kept>();

/** A page of somebody's, who signs in for the first one alone. */
const openAs = async (browser: Browser, mailbox: string): Promise<Page> => {
  const known = kept.get(mailbox);
  if (known && Date.now() - known.at < FRESH_MS)
    return (
      await browser.newContext({ baseURL: process.env.MUSTER_URL, storageState: known.state })
    ).newPage();
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await page.goto('/');
  await fillSignIn(page, mailbox, PASSWORD);
  await expect(page.getByRole('main')).toBeVisible();
  kept.set(mailbox, { at: Date.now(), state: await page.context().storageState() });
  return page;
};

for (const { name, mailbox, path } of PLACES) {
  test(`the page ${name} is clean under axe and scrolls in one direction at every width`, async ({
    browser,
  }) => {
    const page = await openAs(browser, mailbox);
    await page.goto(await path(page));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page).toHaveTitle(/Muster/);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectClean(page, `${name} at ${width}`);
    }
    await page.context().close();
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
