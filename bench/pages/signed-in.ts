import type { Browser, BrowserContext } from '@playwright/test';

/** Cookies and storage of somebody who signed in through the hosted page of the demo; the list of projects opened for them. */
export const signIn = async (browser: Browser, url: string, mailbox = 'manager') => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(`${mailbox}@muster.example`);
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/manager\/projects/);
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Cookies and storage of a signed-in person. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
