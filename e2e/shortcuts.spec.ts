import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('an entry is pinned, and its favourite starts the timer in one click, on this and on the next visit', async ({
  page,
}) => {
  const mark = `Gate round ${Date.now()}`;
  await signIn(page, 'director', '/daily-activity');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add entry' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: /HRB-204/ }).click();
  await form.getByRole('textbox', { name: 'Duration' }).fill('0:20');
  await form.getByRole('textbox', { name: 'Note' }).fill(mark);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await main.getByRole('button', { name: `More for ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Pin as a favourite' }).click();
  await expect(page.getByText(`Pinned: HRB-204 ${mark}`)).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: `Time HRB-204 ${mark} now` }).click();
  const timer = page.getByRole('region', { name: 'Running timer' });
  await expect(timer).toContainText(mark);
  await timer.getByRole('button', { name: 'Stop' }).click();
  await main.getByRole('button', { name: `More for the favourite HRB-204 ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from favourites' }).click();
  await expect(main.getByRole('button', { name: `Time HRB-204 ${mark} now` })).toBeHidden();
});

test('time that comes again is proposed on its day, and is logged once', async ({ page }) => {
  const mark = `Standup ${Date.now()}`;
  await signIn(page, 'director', '/daily-activity');
  await page.getByRole('button', { name: 'Recurring' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: 'Add a recurring entry' }).click();
  await box.getByRole('textbox', { name: 'Note' }).fill(mark);
  await box.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: /HRB-204/ }).click();
  await box.getByRole('textbox', { name: 'Start' }).clear();
  await box.getByRole('combobox', { name: 'Every', exact: true }).click();
  await page.getByRole('option', { name: 'day', exact: true }).click();
  await box.getByRole('checkbox', { name: 'Also on holidays and days off' }).check();
  await box.getByRole('button', { name: 'Save' }).click();
  await expect(box.getByText('Every day')).toBeVisible();
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  const other = await page.context().newPage();
  await other.goto('/daily-activity');
  const log = { name: `Log it: HRB-204 ${mark}` };
  await expect(other.getByRole('button', log)).toBeVisible();
  for (const one of [page, other]) await one.getByRole('button', log).click();
  for (const one of [page, other]) {
    await one.reload();
    await expect(one.getByRole('button', { name: `Edit ${mark}` })).toHaveCount(1);
    await expect(one.getByRole('button', log)).toHaveCount(0);
  }
});
