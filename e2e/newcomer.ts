import { type BrowserContext, expect, type Page } from '@playwright/test';
import { skipTours } from './people.ts';

export interface Newcomer {
  email: string;
  password: string;
  /** Where the provider's own pages are. */
  provider: string;
}

/** Somebody of this journey alone, signed up and signed in: what they change disturbs nobody. */
export async function signUpNewcomer(page: Page, mailbox: string): Promise<Newcomer> {
  await skipTours(page);
  const newcomer = { email: `${mailbox}@newcomer.example`, password: 'a password of their own' };
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  const provider = new URL(page.url()).origin;
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('Password').fill(newcomer.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(await codeFor(page.context(), provider, newcomer.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL((url) => url.origin === new URL(process.env.MUSTER_URL ?? '').origin);
  return { ...newcomer, provider };
}

/** Six digits from the newest mail of the demo to somebody. */
export async function codeFor(context: BrowserContext, provider: string, email: string): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(`${provider}/outbox`);
  const mail = tab.getByRole('listitem').filter({ hasText: `To ${email},` });
  const text = (await mail.first().textContent()) ?? '';
  await tab.close();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Types address and password into the hosted form. */
export async function typePassword(page: Page, { email, password }: Newcomer): Promise<void> {
  await skipTours(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
