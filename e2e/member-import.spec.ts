import type { Download, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

const bytesOf = async (file: Download): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

const FILE = [
  'Full name;Work email;Employment type;Job title;Department;Supervisor;Hire date;Hours per week;Mobile;Qualifications',
  'Quinn Journey;quinn@journey.example;Employee;Quay lead;Journey quays;;2026-01-05;37,5;+44 20 7946 0018;Crane 3 until 2036-01-31, First aid',
  'Rae Journey;rae@journey.example;Contractor;Rigger;Journey quays;Quinn Jurney;2026-01-05;20;;',
].join('\r\n');

const openTeam = async (page: Page): Promise<string> => {
  await signIn(page, 'owner', '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const team = `${await menu.getByRole('link', { name: 'Team', exact: true }).getAttribute('href')}`;
  await page.goto(team);
  return team;
};

test('people come from a file with a wrong manager mended, stand on the chart, and are taken back', async ({
  page,
}) => {
  const team = await openTeam(page);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, 'journey.csv', 'text/csv', Buffer.from(FILE));
  await expect(page.getByText('1 cell to mend')).toBeVisible();
  await expect(page.getByText('Departments that nobody is in yet: Journey quays.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  const wrong = page.getByLabel('Reports to of row 3');
  await expect(wrong).toBeFocused();
  await expect(page.getByText('Nobody on the team or in this file is called “Quinn Jurney”.')).toBeVisible();
  await wrong.fill('Quinn Journey');
  await expect(page.getByText('2 new, 0 changed, 0 left out')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByRole('heading', { name: '2 new, 0 changed, 0 left out' })).toBeVisible();
  await expect(page.getByText('Nobody was invited')).toBeVisible();

  await page.goto('/orgchart?view=list&department=Journey%20quays');
  const tree = page.getByRole('tree', { name: 'Org chart' });
  await expect(
    tree.getByRole('treeitem', { name: /^Quinn Journey, Quay lead, 1 person below/ }),
  ).toBeVisible();

  await page.goto(`${team}/import`);
  const row = page.getByRole('row').filter({ hasText: 'journey.csv' });
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Take back…' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The import is taken back')).toBeVisible();
  await page.goto(`${team}?q=Journey`);
  await expect(page.getByRole('link', { name: 'Quinn Journey' })).toBeHidden();
});

test('the team as a workbook is known again as it stands', async ({ page }) => {
  const team = await openTeam(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const file = await saved;
  await page.goto(`${team}/import`);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await choose(page, file.suggestedFilename(), type, await bytesOf(file));
  await page.getByLabel('Rows with the e-mail address of one of ours').selectOption({ label: 'Change ours' });
  await page.getByLabel('Rows with the name of another').selectOption({ label: 'Change ours' });
  await expect(page.getByText(/^0 new, 0 changed, \d+ as they are, 0 left out$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
});
