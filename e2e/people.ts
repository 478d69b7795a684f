import { expect, type Page } from '@playwright/test';

/** The password of every demo account. */
export const PASSWORD = 'muster-demo';

/** Signs somebody in through the hosted page, starting at an address of the application. */
export const signIn = async (page: Page, mailbox: string, from = '/'): Promise<void> => {
  await page.goto(from);
  await fillSignIn(page, mailbox, PASSWORD);
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
