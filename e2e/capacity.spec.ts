import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

test('from somebody’s week in capacity to how it is worked out, to its roster, and to a file of everybody’s weeks', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/roster/capacity?q=Ben');
  const row = page.getByRole('row', { name: /Ben Achterberg/ });
  await row
    .getByTitle(/^planned/)
    .first()
    .click();
  const box = page.getByRole('dialog', { name: /^Ben Achterberg, / });
  await expect(box.getByText('Weekly hours')).toBeVisible();
  await expect(page).toHaveURL(/person=/);
  await box.getByRole('button', { name: 'The week after' }).click();
  await expect(box.getByRole('table', { name: 'By day' })).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).first().click();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/\/roster\/capacity\?q=Ben$/);

  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^capacity-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Name,Position,Department,Week,Capacity');
  expect(lines).toHaveLength(13);
  expect(lines.every((line) => line.startsWith('Ben Achterberg,'))).toBe(true);

  await row
    .getByTitle(/^planned/)
    .first()
    .click();
  await box.getByRole('link', { name: 'Roster of the week' }).click();
  await expect(page).toHaveURL(/\/roster\?date=.*q=Ben/);
  await expect(page.getByRole('rowheader', { name: /Ben Achterberg/ })).toBeVisible();
});
