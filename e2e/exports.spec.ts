import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

test('approved time of last month goes out for payroll once, as a file, and can be taken back', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'director');
  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('link', { name: 'Exports', exact: true }).click();
  await page.getByRole('link', { name: 'New export' }).first().click();
  const preview = page.getByRole('region', { name: 'What would go out' });
  await expect(preview.getByText(/^\d+ lines$/)).toBeVisible();
  const verb = page.getByRole('button', { name: /^Export \d/ });
  const hours = ((await verb.textContent()) ?? '').replace('Export ', '');
  await verb.click();
  await expect(page.getByText(`${hours} went out`)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Payroll' }).filter({ hasText: hours }).first();
  await row.getByRole('button', { name: /actions/i }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^muster-payroll-.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFPerson,Category,Rate,Per,Hours,Seconds,Entries,Amount,Currency\r\n/);

  await page.getByRole('link', { name: 'New export' }).first().click();
  await expect(preview.getByText('Nothing to export')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Take back…' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
});
