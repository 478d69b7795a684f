import { addDays } from '#contract/activity/rules.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** A week that no other journey writes into. */
const date = () => addDays(new Date().toISOString().slice(0, 10), 14 + 7 * (test.info().repeatEachIndex % 2));

const pasteAt = async (page: Page, cell: string, text: string) => {
  const place = page.locator(`[data-cell="${cell}"]`);
  await place.focus();
  // The real clipboard belongs to the whole machine.
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }`);
};

const hours = (page: Page, cell: string) => page.locator(`[data-cell="${cell}"]`);

test('a block from a spreadsheet lands in the week, is there after a reload, and one Undo takes the next one back', async ({
  page,
}) => {
  await signIn(page, 'owner', `/daily-activity?date=${date()}`);
  await page.getByRole('button', { name: 'Paste a block' }).click();
  const box = page.getByRole('dialog');
  await box
    .getByRole('textbox', { name: 'Cells from a spreadsheet' })
    .fill('Project\tMon\tTue\nHRB-204\t1:30\t1,5\nNOPE-1\t2\t\n');
  await box.getByRole('button', { name: 'Continue' }).click();
  await expect(box.getByText('2 cells land as marked below.')).toBeVisible();
  await expect(box.getByText(/No project and service of this code/)).toBeVisible();
  await box.getByRole('button', { name: 'Paste 2 cells' }).click();
  await expect(page.getByText('2 cells pasted')).toBeVisible();
  await page.reload();
  await expect(hours(page, '0-0')).toHaveText('1:30');
  await expect(hours(page, '0-1')).toHaveText('1:30');

  await pasteAt(page, '0-0', '4\t5\t6\n');
  await expect(page.getByText('3 cells pasted')).toBeVisible();
  await expect(hours(page, '0-2')).toHaveText('6:00');
  await page.getByRole('button', { name: /Undo/ }).last().click();
  await expect(hours(page, '0-2')).toHaveText('–');
  await page.reload();
  await expect(hours(page, '0-0')).toHaveText('1:30');
  await expect(hours(page, '0-2')).toHaveText('–');

  await pasteAt(page, '0-0', '1:30\n'.repeat(10_000));
  await expect(page.getByText(/You pasted 10000 rows: paste at most 100 at once/)).toBeVisible();
});
