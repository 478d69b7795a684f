import { expectClean } from './axe.ts';
import { expect, type Locator, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const fresh = async (page: Page, name: string, preset: string): Promise<void> => {
  await page.goto('/calculator/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Preset' }).click();
  await page.getByRole('option', { name: preset }).click();
  await page.getByRole('button', { name: 'Create scenario' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const quantityOf = (page: Page, line: number): Locator =>
  page.getByLabel(`Quantity, line ${line}`, { exact: true });

/** An amount of a total, as the page with the lines shows it. */
const totalOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');

const minor = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

/** The prices of all printed lines, and what is printed as their sum. */
const printedPrices = async (page: Page): Promise<{ lines: number[]; sum: number | undefined }> => {
  const rows = page.getByRole('table', { name: 'Lines' }).locator('tbody tr');
  const amounts = (await rows.locator('td:nth-last-child(2)').allTextContents()).map(minor);
  return { lines: amounts.slice(0, -1), sum: amounts.at(-1) };
};

test('a scenario begins with a preset, is typed, solved, saved, frozen and printed', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', '/calculator');
  await fresh(page, 'Gate in winter', 'Nights, per month');
  await expect(page.getByLabel('Service or name, line 1')).toHaveValue('Night guard');
  await expectClean(page, 'scenario');

  await quantityOf(page, 1).fill('300');
  await quantityOf(page, 1).press('Control+Enter');
  const second = page.getByLabel('Service or name, line 2');
  await expect(second).toBeFocused();
  await second.fill('Keys and radios');
  await quantityOf(page, 2).fill('-2');
  await expect(page.getByText('Quantity: The quantity is -2.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByRole('link', { name: /^Line 2, Quantity/ })).toBeVisible();
  await quantityOf(page, 2).fill('2');
  await page.getByLabel('List rate, line 2').fill('150');
  await expect(page.getByRole('row').filter({ has: quantityOf(page, 2) })).toContainText('£300.00');

  const listed = await totalOf(page, 'Price').textContent();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
  await expect(page.getByText('22.5% aimed at')).toBeVisible();
  await expect(totalOf(page, 'Price')).not.toHaveText(listed ?? '');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('“Gate in winter” saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('List rate, line 2')).toHaveValue(/^150/);

  await page.getByRole('button', { name: 'Freeze' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Frozen: lines, rates and results stay as they are.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(quantityOf(page, 1)).not.toBeEditable();
  const price = (await totalOf(page, 'Price').textContent()) ?? '';
  const lines = (await totalOf(page, 'List price').textContent()) ?? '';

  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gate in winter' })).toBeVisible();
  await expect(page.getByText(/^CALC-\d{4} · version \d+ · [0-9a-f]{8}$/)).toBeVisible();
  const printed = await printedPrices(page);
  expect(printed.lines).toHaveLength(4);
  expect(printed.sum).toBe(printed.lines.reduce((all, line) => all + line, 0));
  expect(printed.sum).toBe(minor(lines));
  await expect(page.getByRole('row', { name: `Price ${price}`, exact: true })).toBeVisible();
  await expectClean(page, 'print of a scenario');
});

test('what was typed in a scenario is there again after a reload, and two scenarios stand side by side', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', '/calculator');
  await fresh(page, 'Quay by day', 'Nights, per month');
  await quantityOf(page, 1).fill('77');
  const kept = () => page.evaluate<string>('Object.values({ ...localStorage }).join()');
  await expect.poll(kept).toContain('"quantity":"77"');
  await page.reload();
  await expect(quantityOf(page, 1)).toHaveValue('77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Quay by day” saved')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const box = page.getByRole('dialog', { name: 'Copy “Quay by day”' });
  await box.getByRole('textbox', { name: 'Name' }).fill('Quay by night');
  await box.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quay by night' })).toBeVisible();
  await page.getByLabel('Discount of the whole').fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Quay by night” saved')).toBeVisible();

  await page.goto('/calculator?q=Quay');
  await page.getByRole('checkbox', { name: 'Select Quay by day' }).check();
  await page.getByRole('checkbox', { name: 'Select Quay by night' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const shares = page.getByRole('region', { name: 'Percentages' }).first();
  await expect(shares.getByRole('row', { name: /^Discount of the whole \(differs\)/ })).toContainText('10%');
  await expectClean(page, 'comparison of scenarios');
});
