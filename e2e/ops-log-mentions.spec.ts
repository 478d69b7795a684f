import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openLog = async (page: Page, mailbox: string) => {
  await skipTours(page);
  await signIn(page, mailbox, '/manager/projects');
  const link = page.getByRole('link', { name: 'Harbour Terminal guarding' }).first();
  await page.goto(`${await link.getAttribute('href')}/ops-log`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('an entry mentions a colleague by keyboard, who finds it in the inbox and opens it', async ({
  page,
  browser,
}) => {
  const title = `Pump of berth 6 leaks (${Date.now()})`;
  await openLog(page, 'manager');
  await page.getByRole('textbox', { name: 'What happened' }).fill(title);
  await page.keyboard.press('Enter');
  const details = page.getByRole('textbox', { name: 'Details' });
  await expect(details).toBeFocused();
  await details.pressSequentially('@maren');
  await expect(page.getByRole('option', { name: /Maren Holt/ })).toHaveAttribute('aria-selected', 'true');
  await expectClean(page, 'people offered in the details of an entry');
  await page.keyboard.press('Enter');
  await page.keyboard.type('who has a seal for it?');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const row = page.getByRole('article', { name: title, exact: true });
  await expect(row.getByText('@Maren Holt')).toBeVisible();
  await expect(row).not.toContainText('<@');

  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await skipTours(other);
  await signIn(other, 'director');
  await other.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = other.getByRole('dialog', { name: 'Inbox' });
  // An open inbox asks once a minute; whoever can't wait asks by loading it.
  await expect(async () => {
    await other.reload();
    await inbox.getByText(title).first().click({ timeout: 5_000 });
  }).toPass();
  await inbox.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(other).toHaveURL(/\/ops-log\?entry=/);
  const entry = other.getByRole('dialog', { name: /· Note$/ });
  await expect(entry.getByText('who has a seal for it?')).toBeVisible();
  await expect(entry.getByText(/^@Maren Holt/)).toBeVisible();
});
