import { expect, type Page } from '@playwright/test';
import { giveSession } from './session.ts';

/** The password of every demo account. */
export const PASSWORD = 'muster-demo';

/** Lets somebody be signed in who comes to an address of the application; signing in itself isn't looked at. */
export const signIn = async (page: Page, mailbox: string, from = '/'): Promise<void> => {
  await skipTours(page);
  await giveSession(page, { email: `${mailbox}@muster.example`, password: PASSWORD });
  await page.goto(from);
  await expectInside(page);
};

/** Signs somebody in through the hosted page, starting at an address of the application. */
export const signInByHand = async (page: Page, mailbox: string, from = '/'): Promise<void> => {
  await page.goto(from);
  await fillSignIn(page, mailbox, PASSWORD);
  await expectInside(page);
};

const expectInside = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(
    (url) => url.origin === new URL(process.env.MUSTER_URL ?? '').origin && !url.search.includes('code='),
  );
  await expect(page).not.toHaveURL(/\/signin/);
};

/** Skips the tour of somebody's role wherever it comes up, so that a journey sees the page that it is about. */
export const skipTours = async (page: Page): Promise<void> => {
  const tour = page.getByRole('dialog', { name: 'Welcome to Muster' });
  await page.addLocatorHandler(tour, () => page.keyboard.press('Escape'));
};

/** Fills and sends the hosted form. */
export const fillSignIn = async (page: Page, mailbox: string, password: string): Promise<void> => {
  await skipTours(page);
  await page.getByLabel('Email', { exact: true }).fill(`${mailbox}@muster.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
