import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../tools/browser/chromium.ts';

const signInOn = async (page: Page, url: string, mailbox: string): Promise<void> => {
  await page.goto(url);
  await page.getByLabel('Email', { exact: true }).fill(`${mailbox}@muster.example`);
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/manager\/projects/);
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
};

/** Cookies and storage of somebody who signed in through the hosted page of the demo; the list of projects opened for them. */
export const signIn = async (browser: Browser, url: string, mailbox = 'manager') => {
  const context = await browser.newContext();
  await signInOn(await context.newPage(), url, mailbox);
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Cookies and storage of a signed-in person. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Calls `visit` with a browser of somebody signed in, whose profile is on the disk as everybody's is: it keeps compiled
 * code, which a context in memory doesn't.
 */
export const inOwnBrowser = async <Result>(
  url: string,
  visit: (browser: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-profile-'));
  const browser = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await browser.newPage();
    await signInOn(page, url, 'manager');
    await page.close();
    return await visit(browser);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
};
