import { expect, type Page } from '@playwright/test';
import { codeFor } from './newcomer.ts';
import { PASSWORD } from './people.ts';

/** The link of the newest invitation to somebody, from the demo's mail. */
export const invitationLink = async (page: Page, email: string): Promise<string> => {
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `To ${email},` })
    .first();
  await expect(async () => {
    await page.goto(`${process.env.MUSTER_IDENTITY_URL}/outbox`);
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return /https?:\/\/\S+\/invitation\?id=[0-9a-f-]{36}/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
};

/** Follows the link without an account: signs up on the way, and is back at the invitation. */
export const signUpThrough = async (page: Page, link: string, email: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign up' }).click();
  const provider = new URL(page.url()).origin;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(await codeFor(page.context(), provider, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
};
