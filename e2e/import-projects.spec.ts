import type { Download } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const read = async (file: Download): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
};

const FILE = [
  'Project code;Name;Customer;Start date;Budget',
  'E2E 1;Quay lights;Port of Aldermouth;01/12/2026;12.000,50',
  'E2E-2;Gate works;Nobody Ltd;2026-12-05;',
].join('\r\n');

test('the list’s Import leads to where projects come from, which offers a file with every column', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/manager/projects');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('projects.csv');
  // What is offered is understood: every column is found again, and only a row is missing.
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'projects.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`${(await read(file)).trim()}\r\nE2E-9,Night cover,,,,,,2026-12-01,,,,,,,,,\r\n`),
  });
  await expect(page.getByText('Every cell is right').first()).toBeVisible();
  for (const [column, field] of [
    ['Site time zone', 'site_timezone'],
    ['Budget hours', 'budget_hours'],
  ] as const)
    await expect(page.getByLabel(`What “${column}” holds`)).toHaveValue(field);
});

test('projects come from a file: its bad cells are mended in place, it is imported, and taken back', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/manager/projects/import-projects');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await expect(page.getByText('2 cells to mend')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 projects' }).click();
  await expect(page.getByLabel('Code of row 2')).toBeFocused();
  await page.getByLabel('Code of row 2').fill('E2E-1');
  await page.getByLabel('Client of row 3').fill('Eastline Rail');
  await page.reload();
  await expect(page.getByLabel('Client of row 3')).toHaveValue('Eastline Rail');
  await expect(page.getByText('Every cell is right').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 projects' }).click();
  await expect(page.getByText('2 projects imported')).toBeVisible();
  await page.getByRole('link', { name: 'E2E-1 Quay lights' }).click();
  await expect(page.getByRole('heading', { name: 'Quay lights' }).first()).toBeVisible();

  await page.goto('/manager/projects/import-projects');
  const row = page.getByRole('row').filter({ hasText: 'projects.csv' });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Take back…' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The import is taken back')).toBeVisible();
});
