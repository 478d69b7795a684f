import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const LIST = '/admin/notifications';
const TITLE = 'Doors stay shut on Friday';

/** Chooses one role of the form's audience. */
const tellOnly = async (page: Page, role: string) => {
  await page.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.keyboard.press('Escape');
};

test('an announcement is written, scheduled, taken back and sent; its report follows whoever reads it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', LIST);
  await page.getByRole('link', { name: 'New announcement' }).first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(TITLE);
  await page.getByRole('textbox', { name: 'Message' }).fill('Use the back entrance.');
  await tellOnly(page, 'Coordinator');
  await expect(page.getByRole('region', { name: 'Who is told' })).toContainText(/\d people|1 person/);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(title).toHaveValue(TITLE);
  await page.reload();
  await expect(title).toHaveValue(TITLE);

  await page.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Send now…' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Send “${TITLE}” to`);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  const inboxes = page.getByRole('img', { name: /^Inbox: \d+ ready/ });
  await expect(inboxes).toBeVisible();
  await expect(page.getByRole('img', { name: /^E-mail: .*\d+ delivered/ })).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `a sent announcement at ${width}`);
  }

  const reader = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(reader, 'coordinator');
  await reader
    .getByRole('button', { name: /^Inbox/ })
    .first()
    .click();
  await reader.getByRole('link', { name: new RegExp(TITLE) }).click();
  await expect(reader.getByText('Northgate Services tells its coordinators.')).toBeVisible();
  await reader.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: /^Inbox: .*1 read/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('link', { name: 'Duplicate as draft' }).click();
  await expect(title).toHaveValue(TITLE);
  // Each verb wrote it down once.
  await page.goto(`${LIST}?q=${encodeURIComponent(TITLE)}`);
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(1);
});
