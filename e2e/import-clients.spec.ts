import type { Download, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const read = async (file: Download): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
};

const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    ...{ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  });

const FILE = [
  'Company;Client code;VAT No;Parent;First name;Surname;Phone;Street;Zip;Country',
  'Journey Quay;E2E-Q;;;Ada;Byron;+44 20 7946 0018;1 Quay;SW1A 1AA;GB',
  'Journey Gate;;GB 123 4567 83;E2E-Q;;;;;;',
  'Journey Quay Ltd;;;;;;;;;',
].join('\r\n');

test('clients come from a file, are exported as they came, and are taken back', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'admin', '/manager/clients');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, FILE);
  await expect(page.getByText('1 cell to mend')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 clients' }).click();
  await expect(page.getByLabel('VAT id of row 3')).toBeFocused();
  await page.getByLabel('VAT id of row 3').fill('GB 123 4567 82');
  await expect(page.getByText('1 row to decide on')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 row to decide on')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 clients' }).click();
  await expect(page.getByText('Same name as row 2')).toBeVisible();
  await page.getByLabel('What becomes of row 4').selectOption({ label: 'Leave out' });
  await expect(page.getByText('2 new, 0 changed, 1 left out')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(page.getByRole('heading', { name: '2 new, 0 changed, 1 left out' })).toBeVisible();

  await page.goto('/manager/clients?q=Journey');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await read(await saved);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`Ada,Byron,,"'+44 20 7946 0018",1 Quay`);
  expect(text).toContain('GB 123 4567 82');

  // What was exported is known again, and nothing of it is wrong.
  await page.goto('/manager/clients/import');
  await choose(page, text);
  await page
    .getByLabel('Rows with the code or reference of one of ours')
    .selectOption({ label: 'Change ours' });
  await page.getByLabel('Rows that look like another').selectOption({ label: 'Leave out' });
  await expect(page.getByText('0 new, 1 changed, 1 left out')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  const row = page.getByRole('row').filter({ hasText: 'clients.csv' });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Take back…' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The import is taken back')).toBeVisible();
  await page.goto('/manager/clients?q=Journey');
  await expect(page.getByText('No client matches these filters')).toBeVisible();
});
