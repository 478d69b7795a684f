import { invitationLink, signUpThrough } from './joining.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const NAME = 'Lighthouse Events';
const SLUG = 'lighthouse-events';
const OWNER = 'ida.lang@lighthouse.example';

async function create(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New organization', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(SLUG);
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('textbox', { name: 'Owner’s name' }).fill('Ida Lang');
  await page.getByRole('textbox', { name: 'Owner’s e-mail address' }).fill(OWNER);
  await page.getByRole('button', { name: 'Create organization', exact: true }).click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
}

async function suspend(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Suspend…', exact: true }).click();
  const box = page.getByRole('dialog', { name: `Suspend ${NAME}?`, exact: true });
  await box.getByRole('textbox', { name: 'Why?' }).fill(reason);
  await box.getByRole('button', { name: 'Suspend organization', exact: true }).click();
  await expect(box).toHaveCount(0);
}

test('an administrator makes an organization, its owner takes it over, and can only read it while it is suspended', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', '/admin/organizations');
  await create(page);
  const administration = page.url();

  const owner = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signUpThrough(owner, await invitationLink(owner, OWNER), OWNER, 'Ida Lang');
  await owner.getByRole('button', { name: 'Accept' }).click();
  await expect(owner).toHaveURL(/\/manager\/projects/);

  await page.goto(administration);
  await expect(page.getByText('Ida Lang').first()).toBeVisible();
  await suspend(page, 'The season is over.');
  await expect(page.getByText(/: The season is over\./)).toBeVisible();

  await owner.goto('/manager/projects/new');
  await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter market');
  await owner.getByRole('textbox', { name: 'Code' }).fill('WIN-1');
  await owner.getByRole('combobox', { name: 'Type', exact: true }).click();
  await owner.getByRole('option', { name: 'Internal', exact: true }).click();
  await owner.getByRole('button', { name: 'Create project', exact: true }).click();
  await expect(owner.getByText(/suspended/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Bring back', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText(`${NAME} is active again`)).toBeVisible();

  await page.getByRole('button', { name: 'Archive…', exact: true }).click();
  const box = page.getByRole('dialog', { name: `Archive ${NAME}?`, exact: true });
  await box.getByRole('textbox', { name: 'Why?' }).fill('It was made for one season.');
  await box.getByRole('button', { name: 'Archive organization', exact: true }).click();
  await page.goto('/manager/organizations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await expect(page.getByRole('link', { name: NAME, exact: true })).toHaveAttribute(
    'href',
    new URL(administration).pathname,
  );
});
