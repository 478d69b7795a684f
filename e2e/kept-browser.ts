import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices } from '@playwright/test';
import { listEntries } from '#contract/activity/endpoints.ts';
import { expect, type Page, test, watch } from './journey.ts';
import { sessionCookies } from './session-cookies.ts';

/**
 * Gives each journey of a file a browser that keeps what it knows when it is closed. These journeys are about the worker,
 * which others are kept free of (playwright.config.ts).
 */
export function keptBrowser(): (offline: boolean) => Promise<{ context: BrowserContext; page: Page }> {
  let profile = '';
  let reports: string[] = [];
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ policyReports }) => {
    reports = policyReports;
    profile = mkdtempSync(join(tmpdir(), 'muster-offline-'));
  });
  // A browser that was closed may write for a moment more.
  test.afterEach(() => rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return async (offline) => {
    const { launchOptions = {}, baseURL } = test.info().project.use;
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...devices['Desktop Chrome'],
      viewport: { width: 1440, height: 900 },
      baseURL: baseURL ?? process.env.MUSTER_URL,
      offline,
    });
    watch(context, reports);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
}

/** The day's page, ready to be opened without a network: the worker has its files, the device what was read. */
export const readyForOffline = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-read'))).not.toBeNull();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Project' }).click();
  await expect(page.getByRole('option', { name: /HRB-204/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).click();
};

/** Who asks the API beside the page, and where. */
export const callerOf = async (context: BrowserContext, page: Page) => {
  const { idToken } = await sessionCookies(context);
  const organization = await page.evaluate(() => sessionStorage.getItem('organization') ?? '');
  return { Authorization: `Bearer ${idToken}`, 'Organization-Id': organization };
};

/** The person's entries with this in their note, as the API tells them. */
export const entriesOf = async (context: BrowserContext, page: Page, q: string) => {
  const answer = await context.request.get(`/api${listEntries.path}`, {
    headers: await callerOf(context, page),
    params: { q, per_page: 100 },
  });
  expect(answer.ok()).toBe(true);
  return listEntries.response.parse(await answer.json()).data;
};
