import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('an administrator imports rates, mends what is wrong, changes one and takes one away', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/exchange-rates');
  await expect(page.getByRole('link', { name: /1 JPY in/ })).toContainText('days old');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Import exchange rates' });
  const text = box.getByRole('textbox', { name: 'Rates', exact: true });
  await text.fill('Date;Currency;Rate\n15.01.2024;NOK;0,0751\n15.02.2024;NOK;often');
  await box.getByRole('button', { name: 'Check rates' }).click();
  await expect(box.getByText('Line 3, rate')).toBeVisible();
  await text.fill('Date;Currency;Rate\n15.01.2024;NOK;0,0751\n15.02.2024;NOK;0,0749');
  await box.getByRole('button', { name: 'Check rates' }).click();
  await box.getByRole('button', { name: 'Import 2 rates' }).click();
  await expect(box).toBeHidden();

  await page.getByRole('link', { name: /1 NOK in/ }).click();
  await expect(page).toHaveURL('/admin/exchange-rates?currency=NOK');
  const history = page.getByRole('img', { name: /^What one NOK was in/ });
  await expect(history).toBeVisible();
  const row = page.getByRole('row', { name: /15 Feb 2024/ });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change the rate of NOK on 15 Feb 2024' });
  await change.getByRole('textbox', { name: 'Rate', exact: true }).fill('0.0748');
  await change.getByRole('button', { name: 'Save rate' }).click();
  await expect(row).toContainText('0.0748');
  await expect(row).toContainText('Entered');

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(row).toBeHidden();
  await expect(history).toBeHidden();
  await expect(page.getByRole('link', { name: /1 NOK in/ })).toContainText('15 Jan 2024');
});
