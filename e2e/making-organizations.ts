import { invitationLink, signUpThrough } from './joining.ts';
import { type Browser, expect, type Page } from './journey.ts';

/** An organization to be made, and who owns it. */
export interface NewOrganization {
  readonly name: string;
  readonly slug: string;
  readonly owner: { readonly name: string; readonly email: string };
}

/** Makes an organization as an administrator whose page shows the list of them. */
export async function makeOrganization(page: Page, { name, slug, owner }: NewOrganization): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New organization', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(slug);
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('textbox', { name: 'Owner’s name' }).fill(owner.name);
  await page.getByRole('textbox', { name: 'Owner’s e-mail address' }).fill(owner.email);
  await page.getByRole('button', { name: 'Create organization', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** The page of its owner, who has followed the invitation and works in it. */
export async function joinAsOwner(browser: Browser, { owner }: NewOrganization): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signUpThrough(page, await invitationLink(page, owner.email), owner.email, owner.name);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/manager\/projects/);
  return page;
}
