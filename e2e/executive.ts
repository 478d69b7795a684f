import { executive } from '#contract/executive/shapes.ts';
import { expect, type Page } from './journey.ts';

/** The figures that the page at an address was answered. */
export const figuresAt = async (page: Page, address: string) => {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/executive');
  await page.goto(address);
  const told = executive.parse(await (await answered).json());
  await expect(page.getByRole('heading', { name: 'Executive', level: 1 })).toBeVisible();
  return told;
};

/** What stands in a column of the list that is open, row by row. */
export const columnOf = async (page: Page, header: string): Promise<string[]> => {
  const heads = page.getByRole('main').getByRole('columnheader');
  await expect(heads.first()).toBeVisible();
  const names = (await heads.allTextContents()).map((name) => name.trim());
  const at = names.indexOf(header);
  expect(at, `${header} of ${names.join(', ')}`).toBeGreaterThanOrEqual(0);
  const rows = page.locator('main tbody tr');
  // Until they are there, their places are kept by rows without a word.
  await expect(rows.first()).toContainText(/\w/);
  return rows.evaluateAll((all, place) => all.map((row) => row.children[place]?.textContent ?? ''), at);
};

/** `£1,234.50` → 123450; what isn't known counts as nothing. */
export const minorIn = (money: string): number => {
  const digits = Number(money.replace(/\D/g, ''));
  return /[-−]/.test(money) && digits > 0 ? -digits : digits;
};

/** `12:30` → 45000. */
export const secondsIn = (duration: string): number => {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

/** A sum. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
