import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openProject = async (page: Page, mailbox: string, tab: 'Settings' | 'Ops-log') => {
  await signIn(page, mailbox, '/manager/projects');
  await page.getByRole('link', { name: 'City Hall night security' }).first().click();
  await tabs(page).getByRole('link', { name: tab, exact: true }).click();
};

/** The project's tabs: the drawer has the organization's settings. */
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('a manager keeps what a decision starts from; a word in the title brings it, and archived it comes back by Undo', async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  const name = `Gate${mark}`;
  await openProject(page, 'manager', 'Settings');
  const card = page.getByRole('region', { name: 'Templates of the ops-log' });
  await card.getByRole('button', { name: 'Add' }).click();
  const box = page.getByRole('dialog', { name: 'New template' });
  await box.getByRole('combobox', { name: 'For entries of type' }).click();
  await page.getByRole('option', { name: 'Decision' }).click();
  await box.getByRole('textbox', { name: 'Name' }).fill(name);
  await box.getByRole('textbox', { name: 'Details' }).fill('Who decided:\n\nWhy:');
  await box.getByLabel('Tags').pressSequentially('gate,');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText(name)).toBeVisible();

  await tabs(page).getByRole('link', { name: 'Ops-log', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'What happened' });
  await title.click();
  await page.keyboard.type(`/${name.toLowerCase()} Gate 3 stays shut ${mark}`);
  await page.keyboard.press('Enter');
  const details = page.getByRole('textbox', { name: 'Details' });
  await expect(details).toBeFocused();
  await page.keyboard.type('Maren');
  await expect(details).toHaveValue('Who decided:\nMaren\nWhy:');
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('article', { name: `Gate 3 stays shut ${mark}` });
  await expect(row.getByText('Decision', { exact: true }).last()).toBeVisible();
  await expect(row.getByRole('link', { name: '#gate' })).toBeVisible();

  await tabs(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await card.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(card.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(card.getByText(name)).toBeVisible();
});

for (const width of WIDTHS)
  test(`templates of an ops-log are fine for everybody at ${width} px`, async ({ page }) => {
    await openProject(page, 'owner', 'Settings');
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole('region', { name: 'Templates of the ops-log' });
    await expect(card.getByText('Shift handover')).toBeVisible();
    await expectClean(page, `the settings with templates at ${width} px`);
    await card.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('dialog', { name: 'New template' })).toBeVisible();
    await expectClean(page, `a template at ${width} px`);
  });
