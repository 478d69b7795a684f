import { readSheet } from 'read-excel-file/node';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

/** Times that every row is sent, so that the sheet is too large to be packed on a side. */
const TIMES = 150;

test('a list becomes a workbook with all of its rows, on a page that starts no foreign worker', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager');
  let sent = 0;
  await page.route(/\/api\/projects\?.*per_page=200/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const data = Array.from({ length: TIMES }, () => body.data).flat();
    sent += data.length;
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [head, ...rows] = await readSheet(await file.path());
  expect(head?.slice(0, 2)).toEqual(['Code', 'Name']);
  expect(rows).toHaveLength(sent);
  expect(rows[0]?.some((cell) => cell instanceof Date)).toBe(true);
  await expect(page.getByText(`${sent} projects exported`)).toBeVisible();
});
