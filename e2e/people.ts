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

/** Fills and sends the hosted form. */
export const fillSignIn = async (page: Page, mailbox: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(`${mailbox}@muster.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
