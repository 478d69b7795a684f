import { readFile } from 'node:fs/promises';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openProject = async (page: Page, code: string, mailbox = 'manager') => {
  await signIn(page, mailbox, `/manager/projects?q=${code}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Budget burn/ })).toBeVisible();
};

test('a figure says its formula and leads to rows whose total it is, which can be saved', async ({
  page,
}) => {
  await openProject(page, 'HRB-204');
  await page.getByRole('button', { name: 'How “Hours” is made' }).click();
  const said = page.getByRole('dialog', { name: 'How “Hours” is made' });
  await expect(said.getByText('Billable + not billable time')).toBeVisible();
  const exact = (await said.getByRole('definition').first().textContent()) ?? '';
  await said.getByRole('link', { name: exact }).first().click();

  const rows = page.getByRole('dialog', { name: 'Behind the figure' });
  await expect(page).toHaveURL(/rows=all/);
  await expect(rows.getByRole('definition').filter({ hasText: exact }).first()).toBeVisible();
  const entries = Number(
    ((await rows.getByRole('definition').first().textContent()) ?? '').replaceAll(',', ''),
  );
  const saved = page.waitForEvent('download');
  await rows.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.length - 1).toBe(entries);
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();
  await expect(page).not.toHaveURL(/rows/);
});

test('a period narrows hours and margin, stays in the address, and a chart has its table', async ({
  page,
}) => {
  await openProject(page, 'HRB-204');
  const hours = page.getByRole('link', { name: /^Hours/ });
  const before = await hours.textContent();
  await page.getByRole('button', { name: 'Period' }).click();
  await page.getByText('Last month', { exact: true }).click();
  await expect(page).toHaveURL(/period=last_month/);
  await expect(page.getByText(/^Hours and margin of 1 .*; budgets as of today\.$/)).toBeVisible();
  await expect(hours).not.toHaveText(before ?? '');
  await page.reload();
  await expect(page.getByText(/^Hours and margin of 1 /)).toBeVisible();
  const card = page.getByRole('region', { name: 'Hours by week' });
  await card.getByRole('button', { name: 'Table' }).click();
  await card.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/rows_from=.*rows_to=/);
  await expect(page.getByRole('dialog', { name: 'Behind the figure' })).toBeVisible();
});

test('the rows behind a figure and a formula are clean under axe at every width', async ({ page }) => {
  await openProject(page, 'MED-012');
  const address = page.url();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await page.goto(`${address}?rows=all`);
    await expect(page.getByRole('dialog', { name: 'Behind the figure' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectClean(page, `rows at ${width}`);
    await page.goto(address);
    await page.getByRole('button', { name: 'How “Forecast” is made' }).first().click();
    await expect(page.getByRole('dialog', { name: 'How “Forecast” is made' })).toBeVisible();
    await expectClean(page, `formula at ${width}`);
  }
});

test('somebody who may not see costs sees no margin', async ({ page }) => {
  await openProject(page, 'HRB-204', 'coordinator');
  await expect(page.getByRole('link', { name: /^Billable share/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Margin/ })).toHaveCount(0);
});
