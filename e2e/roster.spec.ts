import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

test('a manager plans a shift as a draft, sees what publishing it would tell, and deletes it again', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/manager/projects');
  await page.getByText('Harbour Terminal guarding').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Roster', exact: true }).click();
  await expect(page.getByRole('row', { name: /Places filled/ })).toBeVisible();
  // The week after the next, in which the demo plans nothing on nights like this.
  await page.getByRole('button', { name: 'The week after' }).click();
  await page.getByRole('button', { name: 'Add shift' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift' });
  await form.getByLabel('Start').fill('21:17');
  await form.getByLabel(/^End/).fill('03:17');
  await form.getByLabel('Role').fill('Night porter');
  await form.getByRole('button', { name: 'Add as a draft' }).click();
  const shift = page.getByRole('button', { name: /21:17 – 03:17 Night porter/ });
  await expect(shift).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  const box = page.getByRole('dialog', { name: /^Publish/ });
  await expect(box.getByText('21:17 – 03:17')).toBeVisible();
  await box.getByRole('button', { name: 'Cancel' }).click();
  await shift.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(shift).toHaveCount(0);
});

test('every look at a roster is clean at every width', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'manager', '/roster');
  for (const view of ['week', 'weeks', 'day'])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/roster?view=${view}`);
      await expect(page.getByText(/Places filled|open place|of \d+/).first()).toBeVisible();
      await expectClean(page, `${view} at ${width}`);
    }
});
