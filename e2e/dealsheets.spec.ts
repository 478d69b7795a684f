import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const TITLE = 'Night watch of the north quay';

const openDeal = (page: Page) => page.getByRole('link', { name: TITLE }).first().click();

test('a deal is written, submitted, sent back, offered anew, approved by another, sent, won, and goes on as a project', async ({
  page,
  browser,
}) => {
  await signIn(page, 'director', '/manager/dealsheets/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create dealsheet' }).click();

  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByRole('combobox', { name: 'Service or name, line 1' }).fill('Guards at night');
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('400');
  await page.getByRole('textbox', { name: 'Cost rate, line 1' }).fill('24');
  await page.getByRole('textbox', { name: 'List rate, line 1' }).fill('36');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText('£14,400.00');

  await page.getByRole('button', { name: 'Submit…' }).click();
  const box = page.getByRole('dialog');
  await expect(box).toContainText('Owner approves');
  await expectClean(page, 'submitting a deal');
  await box.getByRole('button', { name: 'Submit revision 1' }).click();
  await expect(page.getByText('Revision 1 is submitted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide…' })).toHaveCount(0);
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name: 'Approval' }).click();
  await expectClean(page, 'who approves a deal');

  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(other, 'owner', '/manager/dealsheets?view=to_decide');
  await openDeal(other);
  await other.getByRole('button', { name: 'Decide…' }).click();
  const decision = other.getByRole('dialog');
  await decision.getByText('Request changes').first().click();
  await decision.getByRole('textbox', { name: 'Note' }).fill('Offer two weeks less');
  await decision.getByRole('button', { name: 'Request changes' }).click();
  await expect(other.getByText('Changes are requested')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Offer two weeks less').first()).toBeVisible();
  await page.getByRole('button', { name: 'Revise offer' }).click();
  await expect(page.getByText('Begin revision 2?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('320');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await parts.getByRole('link', { name: 'Revisions' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('row', { name: /^Price / })).toContainText('−£2,880.00');
  await expect(differences).toContainText('Guards at night');
  await expectClean(page, 'two revisions of a deal');
  await page.getByRole('button', { name: 'Submit…' }).click();
  await page.getByRole('button', { name: 'Submit revision 2' }).click();
  await expect(page.getByText('Revision 2 is submitted')).toBeVisible();

  await other.reload();
  await other.getByRole('button', { name: 'Decide…' }).click();
  await other.getByRole('button', { name: 'Approve revision 2' }).click();
  await expect(other.getByText('Revision 2 is approved')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Mark as sent…' }).click();
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
  await expect(page.getByText('Revision 2 is sent')).toBeVisible();
  await page.getByRole('button', { name: 'Won…' }).click();
  await expectClean(page, 'winning a deal');
  await page.getByRole('textbox', { name: 'Project code' }).fill('NQ-901');
  await page.getByRole('button', { name: 'Win and make the project' }).click();
  await page.getByRole('link', { name: 'Open the project' }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/projects\//);
});

test('whoever is below a director finds no dealsheets', async ({ page }) => {
  await signIn(page, 'manager', '/manager/dealsheets');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await page.goto('/manager/projects');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dealsheets' })).toHaveCount(0);
});
