import { addDays } from '#contract/activity/rules.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const open = async (page: Page, name: RegExp, tab: string) => {
  await page.goto('/manager/projects');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: tab, exact: true }).last().click();
};

test('a project is copied, its settings are previewed, saved and put back', async ({ page }) => {
  await signIn(page, 'director', '/manager/projects/new');
  await page.getByText('Copy of…').click();
  await page.getByRole('combobox', { name: 'Project to copy' }).fill('Harbour');
  await page.getByRole('option', { name: /Harbour Terminal guarding/ }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Harbour Terminal guarding');
  await name.fill('Quay Terminal guarding');
  const preview = page.getByRole('region', { name: 'What will be made' });
  await expect(preview.getByText('harbour')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tags' }).uncheck();
  await expect(preview.getByText('harbour')).toBeHidden();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Quay Terminal guarding' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await expect(page.getByText('created the project as a copy of Harbour Terminal guarding')).toBeVisible();

  await open(page, /Harbour Terminal guarding/, 'Settings');
  const progress = page.getByLabel('Progress');
  const before = await progress.inputValue();
  const end = page.getByRole('textbox', { name: /^End/ });
  const last = await end.inputValue();
  // A day on which the demo's project has run for months, whatever day it is.
  await end.fill(addDays(new Date().toISOString().slice(0, 10), -28));
  await page.keyboard.press('Tab');
  const summary = page.getByRole('button', { name: /^Touches \d+ other thing/ });
  await expect(summary).toBeVisible();
  await summary.click();
  const touched = page.getByRole('region', { name: 'What this change touches' });
  await expect(touched.getByText(/entries \(.*\) lie after the new end/)).toBeVisible();
  await end.fill(last);
  await page.keyboard.press('Tab');
  await expect(touched).toBeHidden();
  await progress.fill('65');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone: the settings are as they were')).toBeVisible();
  await expect(progress).toHaveValue(before);
});

test('a project with open time is not completed, and says where that time is', async ({ page }) => {
  await signIn(page, 'director');
  await open(page, /Harbour Terminal guarding/, 'Settings');
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeDisabled();
  await expect(page.getByText(/entries \(.*\) are not approved yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Show the time that is open' }).click();
  await expect(page).toHaveURL(/\/activity\?status=draft&status=submitted&status=rejected/);
});

test('a role is granted until a day, and says why its holder may do what', async ({ page }) => {
  await signIn(page, 'director');
  await open(page, /Harbour Terminal guarding/, 'Roles');
  await page.getByRole('button', { name: 'Grant a role' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Grant a role' });
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Aisha');
  await page.getByRole('option', { name: /Aisha Khan/ }).click();
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).click();
  await dialog.getByRole('textbox', { name: /^Until/ }).fill('2096-12-31');
  await dialog.getByLabel(/^Reason/).fill('Stands in over Christmas');
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect(page.getByText('Stands in over Christmas')).toBeVisible();

  await page.getByLabel(/^Find somebody/).fill('Aisha');
  const people = page.getByRole('region', { name: 'Who may do what here' });
  const row = people.getByRole('row', { name: /Aisha Khan/ });
  await expect(row.getByText(/Manager in this project until 31 Dec 2096/)).toBeVisible();
  await row.getByText('Aisha Khan').click();
  const why = page.getByRole('dialog', { name: 'What Aisha Khan may do here, and why' });
  await expect(why.getByText(/until 31 Dec 2096: Stands in over Christmas/)).toBeVisible();
  await expect(why.getByText(/Decided by .*allow manager/).first()).toBeVisible();
});
