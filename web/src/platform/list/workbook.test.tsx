import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/browser';
import { expect, test, vi } from 'vitest';
import type { CsvColumn } from './csv.ts';
import { workbookOf } from './workbook.ts';

interface Job {
  readonly name: string;
  readonly worth: string | null;
  readonly money: string;
  readonly seconds: number;
  readonly done: number;
  readonly day: string | null;
  readonly at: string;
}

const COLUMNS: readonly CsvColumn<Job>[] = [
  { header: 'Name', text: ({ name }) => name },
  { header: 'Worth', text: ({ worth }) => worth, currency: ({ money }) => money },
  { header: 'Hours', text: ({ seconds }) => (seconds / 3600).toFixed(2), as: 'hours' },
  { header: 'Done', text: ({ done }) => done, as: 'percent' },
  { header: 'Day', text: ({ day }) => day, as: 'day' },
  { header: 'At', text: ({ at }) => at, as: 'instant' },
  { header: 'Count', text: () => 12 },
];
const JOB: Job = {
  ...{ name: 'Harbour', worth: '1234.50', money: 'GBP', seconds: 5_400, done: 40, day: '2026-03-29' },
  at: '2026-07-01T22:30:00.000Z',
};
const written = (rows: readonly Job[], zone = 'Europe/London') =>
  workbookOf(COLUMNS, rows, { sheet: 'projects', zone });
const sheetOf = async (rows: readonly Job[]) => {
  const parts = unzipSync(new Uint8Array(await (await written(rows)).arrayBuffer()));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  return { sheet: text('xl/worksheets/sheet1.xml'), styles: text('xl/styles.xml') };
};

test('numbers, shares, days and instants are read as such by another library, on the clock of the zone', async () => {
  const [head, first, second] = await readSheet(
    await written([JOB, { ...JOB, worth: null, day: null, seconds: -5_400 }]),
  );
  expect(head).toEqual(['Name', 'Worth', 'Hours', 'Done', 'Day', 'At', 'Count']);
  const [day, at] = [new Date('2026-03-29T00:00:00Z'), new Date('2026-07-01T23:30:00Z')];
  expect(first).toEqual(['Harbour', 1234.5, 1.5, 0.4, day, at, 12]);
  expect(second).toEqual(['Harbour', null, -1.5, 0.4, null, at, 12]);
});

test('money is shown in its currency with its decimals, and the heading stays in sight', async () => {
  const { sheet, styles } = await sheetOf([JOB, { ...JOB, worth: '900', money: 'JPY' }]);
  for (const format of ['[$GBP] #,##0.00', '[$JPY] #,##0', '#,##0.00', '0%', 'yyyy-mm-dd hh:mm'])
    expect(styles).toContain(`formatCode="${format}"`);
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
});

test.each(['=1+1', '+44 20', '-x', '@cmd', '2026-01-05', '0042', '<b>&'])(
  '%j stays a text, and nothing is a formula',
  async (name) => {
    const [, first] = await readSheet(await written([{ ...JOB, name }]));
    expect(first?.[0]).toBe(name);
    expect((await sheetOf([{ ...JOB, name }])).sheet).not.toMatch(/<f[ >]/);
  },
);

test('many rows are packed in the page, without a worker that our pages would refuse', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({ ...JOB, name: `Project ${at}` }));
  const workers = vi.spyOn(window, 'Worker');
  const file = await written(rows);
  expect(workers).not.toHaveBeenCalled();
  workers.mockRestore();
  const sheet = unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'];
  expect(sheet?.length).toBeGreaterThan(160_000);
  expect(await readSheet(file)).toHaveLength(3_001);
});
