import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openLog = async (page: Page, mailbox: string) => {
  await skipTours(page);
  await signIn(page, mailbox, '/manager/projects');
  const link = page.getByRole('link', { name: 'Harbour Terminal guarding' }).first();
  await page.goto(`${await link.getAttribute('href')}/ops-log`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
};

test('a photo taken on a phone goes with an entry, and a colleague opens it large', async ({
  page,
  browser,
}) => {
  const title = `Barrier bent at gate 3 (${Date.now()})`;
  await page.setViewportSize({ width: 360, height: 780 });
  await openLog(page, 'manager');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const form = page.getByRole('form', { name: 'Write into the ops-log' });
  await form.getByRole('textbox', { name: 'What happened' }).fill(title);
  await expect(form.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await form.locator('input[type=file][capture]').setInputFiles({
    ...{ name: 'IMG_2041.png', mimeType: 'image/png', buffer: await page.screenshot() },
  });
  await expect(form.getByRole('button', { name: 'Remove IMG_2041.png' })).toBeVisible();
  await expectClean(page, 'an entry with a photo at 360 px');

  // What has arrived outlasts a reload, as what was typed does.
  await page.reload();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'What happened' })).toHaveValue(title);
  await expect(form.getByRole('button', { name: 'Remove IMG_2041.png' })).toBeVisible();
  await form.getByRole('button', { name: 'Write', exact: true }).click();
  const row = page.getByRole('article', { name: title, exact: true });
  await expect(row.getByRole('button', { name: 'Show IMG_2041.png' }).locator('img')).toBeVisible();
  await expectClean(page, 'the ops-log with a photo at 360 px');

  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await openLog(other, 'director');
  const same = other.getByRole('article', { name: title, exact: true });
  await same.getByRole('button', { name: title }).click();
  const entry = other.getByRole('dialog', { name: /· Note$/ });
  await entry.getByRole('button', { name: 'Show IMG_2041.png' }).click();
  const large = other.getByRole('dialog', { name: 'IMG_2041.png' });
  await expect(large.getByRole('img', { name: 'IMG_2041.png' })).toHaveJSProperty('naturalWidth', 360);
  await other.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(entry).toBeVisible();
});
