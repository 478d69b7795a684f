import { expectClean } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const TITLE = 'Night watch of the north quay';
const SERVICE = 'Guards at night';

/** Somebody's page of a deal, in a browser of their own. */
async function deal(browser: Browser, mailbox: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(page, mailbox, address);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  return page;
}

/** A scenario of one line, saved: 400 hours that cost £24 and sell for £36. */
async function calculate(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(TITLE);
  await page.getByRole('button', { name: 'Create scenario' }).click();
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByRole('combobox', { name: 'Service or name, line 1' }).fill(SERVICE);
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('400');
  await page.getByRole('textbox', { name: 'Cost rate, line 1' }).fill('24');
  await page.getByRole('textbox', { name: 'List rate, line 1' }).fill('36');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${TITLE}” saved`)).toBeVisible();
}

async function convert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Freeze' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const scenario = page.url();
  await page.getByRole('button', { name: 'Make a dealsheet' }).click();
  const box = page.getByRole('dialog', { name: `Make a dealsheet of “${TITLE}”` });
  await box.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Eastline Rail' }).click();
  await expectClean(page, 'making a dealsheet of a scenario');
  await box.getByRole('button', { name: 'Make a dealsheet' }).click();
  await expect(page).toHaveURL(/\/manager\/dealsheets\//);
  await page.goto(scenario);
  await expect(page.getByText('Converted into a dealsheet.')).toBeVisible();
  await page.getByRole('link', { name: 'To the dealsheet' }).click();
  await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText('£14,400.00');
}

/** Submits the newest revision; whoever wrote it, and be it an administrator, finds nothing to decide. */
async function submit(page: Page, revision: number): Promise<void> {
  await page.getByRole('button', { name: 'Submit…' }).click();
  await expect(page.getByRole('dialog')).toContainText('Owner approves');
  await page.getByRole('button', { name: `Submit revision ${revision}` }).click();
  await expect(page.getByText(`Revision ${revision} is submitted`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revise offer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide…' })).toHaveCount(0);
}

/** Offers 320 hours instead of 400: a revision of its own, beside which the one before still stands. */
async function offerLess(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revise offer' }).click();
  await expect(page.getByText('Begin revision 2?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox', { name: 'Quantity, line 1' }).fill('320');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Revisions' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('row', { name: /^Price / })).toContainText('−£2,880.00');
  await expect(differences).toContainText(SERVICE);
  await expectClean(page, 'two revisions of a deal');
}

/** Sent, and won: the project has the code. */
async function win(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Mark as sent…' }).click();
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
  await expect(page.getByText('Revision 2 is sent')).toBeVisible();
  await page.getByRole('button', { name: 'Won…' }).click();
  await expectClean(page, 'winning a deal');
  await page.getByRole('textbox', { name: 'Project code' }).fill(code);
  await page.getByRole('button', { name: 'Win and make the project' }).click();
  await expect(page.getByRole('link', { name: 'Open the project' })).toBeVisible();
}

test('a scenario becomes a deal, is submitted, sent back, offered anew, approved by another, sent, won, and is a project with budget and demand', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', '/calculator/new');
  await calculate(page);
  await convert(page);
  const address = page.url();
  await submit(page, 1);

  const approver = await deal(browser, 'owner', address);
  await approver.getByRole('button', { name: 'Decide…' }).click();
  const decision = approver.getByRole('dialog');
  await decision.getByText('Request changes').first().click();
  await decision.getByRole('textbox', { name: 'Note' }).fill('Offer two weeks less');
  await decision.getByRole('button', { name: 'Request changes' }).click();
  await expect(approver.getByText('Changes are requested')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Offer two weeks less').first()).toBeVisible();
  await offerLess(page);
  await submit(page, 2);

  await approver.goto('/manager/dealsheets?view=to_decide');
  await approver.getByRole('link', { name: TITLE }).first().click();
  await approver.getByRole('button', { name: 'Decide…' }).click();
  await approver.getByRole('button', { name: 'Approve revision 2' }).click();
  await expect(approver.getByText('Revision 2 is approved')).toBeVisible();

  const seller = await deal(browser, 'director', address);
  await win(seller, 'NQ-901');
  const demand = seller.getByRole('region', { name: 'Staff to find' });
  await expect(demand.getByRole('row', { name: new RegExp(`^${SERVICE}`) })).toContainText('320:00 h');
  await seller.getByRole('link', { name: 'Open the project' }).click();
  await expect(seller.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(seller).toHaveURL(/\/manager\/projects\//);
  await expect(seller.getByRole('link', { name: 'Budget used £0 of £11.5k 0% used' })).toBeVisible();
});

test('whoever is below a director finds no dealsheets', async ({ page }) => {
  await signIn(page, 'manager', '/manager/dealsheets');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await page.goto('/manager/projects');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dealsheets' })).toHaveCount(0);
});
