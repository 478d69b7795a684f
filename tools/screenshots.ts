// Takes docs/screenshots of every page at 360 and 1440 px: node tools/screenshots.ts [address of a running demo]
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PLACES, type Place } from '../e2e/pages.ts';
import { fillSignIn, PASSWORD } from '../e2e/people.ts';
import { chromium as launchOptions } from './browser/chromium.ts';

const [address = 'http://localhost:3000', only] = process.argv.slice(2);
const folder = new URL('../docs/screenshots/', import.meta.url).pathname;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

const shoot = async (browser: Browser, { name, mailbox, path }: Place): Promise<void> => {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await fillSignIn(page, mailbox, PASSWORD);
  await page.getByRole('main').waitFor();
  const target = await path(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(target);
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    await skipTour(page);
    await page.screenshot({ path: `${folder}${name}-${size.width}.png`, animations: 'disabled' });
  }
  await page.context().close();
};

/** A tour lies over the page that it explains until it was met. */
const skipTour = async (page: Page): Promise<void> => {
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip' });
  if (!(await skip.isVisible())) return;
  await skip.click();
  await skip.waitFor({ state: 'hidden' });
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const place of PLACES) {
  if (only && !place.name.startsWith(only)) continue;
  await shoot(browser, place);
  console.log(place.name);
}
await browser.close();
