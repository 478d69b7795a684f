import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openExport = async (page: Page) => {
  await signIn(page, 'director', '/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ops-log', exact: true })
    .click();
  await page.getByRole('button', { name: 'Export…' }).click();
  return page.getByRole('dialog', { name: 'Export the ops-log' });
};

/** What the command says of a file. */
const verify = (...parameters: string[]) =>
  promisify(execFile)('node', ['tools/verify-export.ts', ...parameters], {
    env: { PATH: process.env.PATH },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

const save = async (page: Page, press: () => Promise<void>, folder: string) => {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
};

test('a period is exported as PDF and CSV, and the command finds both to hold, and what was changed in one', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-e2e-export-'));
  const box = await openExport(page);
  await expect(box.getByText(/^\d+ records?$/)).toBeVisible();
  await expect(box.getByText(/of the chain, without a gap$/)).toBeVisible();
  const press = (name: string) => box.getByRole('button', { name, exact: true }).click();
  const key = await save(page, () => press('Save the public key'), folder);
  const pdf = await save(page, () => press('Export'), folder);
  expect(await verify(pdf, '--key', key)).toMatch(/Signed by the key that was given.*\n\d+ records hold/);
  await box.getByRole('radio', { name: 'CSV' }).check();
  const zip = await save(page, () => press('Export'), folder);
  expect(zip).toMatch(/muster-ops-log-.*\.zip$/);
  expect(await verify(zip, '--key', key)).toMatch(/\d+ records hold/);

  const changed = await readFile(pdf);
  const end = changed.length - 2_000;
  changed.writeUInt8((changed[end] ?? 0) ^ 1, end);
  await writeFile(pdf, changed);
  expect(await verify(pdf, '--key', key)).toContain('The signature is wrong');
  await rm(folder, { recursive: true });
});

for (const width of WIDTHS)
  test(`the dialog of an export is clean at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const box = await openExport(page);
    await expect(box.getByText(/^\d+ records?$/)).toBeVisible();
    await expectClean(page, 'the dialog of an export');
  });
