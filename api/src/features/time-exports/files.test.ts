import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadExportCsv, downloadExportXlsx } from '#contract/time-exports/endpoints.ts';
import type { ExportPart } from '#contract/time-exports/shapes.ts';
import { csvRows, type Exports, openExports, partOf } from '../../../test/export-desk.ts';
import { makeProject } from '../../../test/factories/project.ts';

let at: Exports;
beforeAll(async () => {
  at = await openExports({ rounding: 'up', rounding_minutes: 15 });
});
beforeEach(async () => {
  await at.muster.database.query('delete from activity_entries');
});
afterAll(() => at.muster.close());

const csvOf = async (parts: ExportPart[]) => {
  const { body } = await at.create({ parts });
  return csvRows((await at.download(downloadExportCsv, body.id)).bytes);
};

test('a CSV has a column for what it is summed by; hours are rounded once, seconds are as they are', async () => {
  await at.log({ duration_s: 3000, bill_minor: 4167 });
  await at.log({ duration_s: 100, bill_minor: 139 });
  expect(await csvOf(['rate', 'client', 'project'])).toEqual([
    {
      ...{ Client: 'Brightwater', 'Project code': 'HRB-204', Project: 'Harbour Terminal' },
      ...{ Rate: '50', Per: 'hour', Hours: '1', Seconds: '3100', Entries: '2' },
      ...{ Amount: '43.06', Currency: 'GBP' },
    },
  ]);
});

test('money has the places of its currency, and each currency a line of its own', async () => {
  await at.log();
  await at.log({ currency: 'JPY', bill_minor: 9000 });
  await at.log({ currency: null, bill_rate: null, bill_minor: 0 });
  const rows = await csvOf(['client']);
  expect(rows.map(({ Amount, Currency }) => [Amount, Currency])).toEqual([
    ['50.00', 'GBP'],
    ['9000', 'JPY'],
    ['', ''],
  ]);
});

test('the lines of a file add up to the sums of its export', async () => {
  for (let day = 1; day <= 28; day += 1)
    await at.log({
      work_date: `2026-03-${String(day).padStart(2, '0')}`,
      duration_s: day * 61,
      bill_minor: day * 7,
    });
  const { body } = await at.create({ parts: ['day', 'member'] });
  const rows = csvRows((await at.download(downloadExportCsv, body.id)).bytes);
  const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
  expect(rows).toHaveLength(28);
  expect([sum('Seconds'), sum('Entries')]).toEqual([body.seconds, body.entries]);
  expect(Math.round(sum('Amount') * 100)).toBe(body.amounts[0].amount_minor);
});

test('names that look like formulas are text in both files', async () => {
  const name = '=HYPERLINK("x")';
  const project_id = await makeProject(at.muster.database, at.muster.organization, { name, code: 'EVIL' });
  await at.log({ project_id });
  const { body } = await at.create({ parts: ['project'] });
  expect(csvRows((await at.download(downloadExportCsv, body.id)).bytes)[0]?.Project).toBe(`'${name}`);
  const { bytes } = await at.download(downloadExportXlsx, body.id);
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  expect(partOf(bytes, 'xl/sharedStrings.xml')).toContain('<t>=HYPERLINK("x")</t>');
});

test('a workbook holds the lines as numbers, and a sheet about the export', async () => {
  await at.log({ duration_s: 5400, bill_minor: 7500 });
  const { body } = await at.create();
  const { bytes, headers } = await at.download(downloadExportXlsx, body.id);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="muster-invoicing-2026-03-01-to-2026-03-31.xlsx"',
  });
  expect(partOf(bytes, 'xl/workbook.xml')).toMatch(/name="Lines".*name="About"/s);
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(/<v>1\.5<\/v>.*<v>5400<\/v>.*<v>75<\/v>/s);
});

test('a file is the same again however often it is asked for', async () => {
  await at.log();
  const { body } = await at.create();
  const first = await at.download(downloadExportCsv, body.id);
  await at.log();
  const second = await at.download(downloadExportCsv, body.id);
  expect(second.bytes).toEqual(first.bytes);
});
