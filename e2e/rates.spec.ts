import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** Writes a rate of everybody into the open dialog, and reads what its preview says time has been worth. */
const writeRate = async (page: Page, day: string) => {
  await page.getByRole('button', { name: 'Add rate' }).click();
  const box = page.getByRole('dialog', { name: 'Add a rate to Guarding' });
  await box.getByLabel('Bill rate').fill('31.75');
  await box.getByLabel('Cost rate').fill('27');
  await box.getByLabel('From', { exact: true }).fill(day);
  const preview = box.getByRole('region', { name: 'What it would have done' });
  await expect(preview.getByRole('row', { name: /Harbour Terminal guarding/ }).first()).toContainText('→');
  const worth = await preview.getByText(/^was £/).allTextContents();
  return { box, worth };
};

test('a new rate is previewed, saved and found with its reason, and what was logged keeps its price', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/service-types?view=low');
  await page.getByRole('table').first().getByRole('link', { name: 'Guarding', exact: true }).click();
  const { box, worth } = await writeRate(page, '2039-03-01');
  expect(worth).toHaveLength(3);
  await expect(box.getByText(/^It leaves 15%, below the lowest margin of 25 %/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `a rate with its preview at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.getByRole('button', { name: 'Add rate' }).click();
  await expect(box).toBeHidden();
  const row = page.getByRole('row', { name: /£31.75/ });
  await expect(row).toContainText('Starts later');

  await page.getByRole('button', { name: 'Which rate counts?' }).click();
  const which = page.getByRole('dialog', { name: 'Which rate counts?' });
  const chosen = which.getByRole('region', { name: 'Which rate counts?' });
  await expect(chosen).toContainText('£24.50');
  await which.getByLabel('Day', { exact: true }).fill('2039-03-02');
  await expect(chosen).toContainText('£31.75');
  await expect(which.getByText('Nothing nearer has a rate, so that of the service counts.')).toBeVisible();
  await expect(which.getByRole('row', { name: /Everybody.*Was over by then/ }).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `which rate counts at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await which.getByRole('button', { name: 'Close', exact: true }).last().click();

  const again = await writeRate(page, '2039-04-01');
  expect(again.worth, 'time keeps what it was worth').toEqual(worth);
});

test('whoever ends a rate sees first what three months would have been without it, and leaves it', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/service-types?view=low');
  await page.getByRole('table').first().getByRole('link', { name: 'Guarding', exact: true }).click();
  const row = page.getByRole('row', { name: /Counts today/ });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'End' }).click();
  const box = page.getByRole('dialog', { name: 'End this rate' });
  const preview = box.getByRole('region', { name: 'What there would have been without it' });
  await expect(preview.getByRole('row', { name: /Harbour Terminal guarding/ }).first()).toContainText('→');
  await expect(preview.getByText(/no rate would have counted/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `the end of a rate with its preview at ${width}`);
  }
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toBeHidden();
  await expect(row).toBeVisible();
});
