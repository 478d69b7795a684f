import type { SheetData } from 'write-excel-file/node';
import { majorOf } from '#contract/money/decimals.ts';
import type { ExportLine, TimeExport } from '#contract/time-exports/shapes.ts';
import { type Cell, type Column, hoursOf } from './cells.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e9e9f2' } as const;
const TITLES = { payroll: 'Payroll', invoicing: 'Invoicing' } as const;
const WIDE = new Set(['Client', 'Project', 'Person', 'Service']);

/** An export as a workbook: its lines, and a sheet about it. Text is never taken for a formula. */
export async function* exportWorkbook(
  given: TimeExport,
  columns: readonly Column[],
  lines: readonly ExportLine[],
): AsyncGenerator<Uint8Array> {
  // With the first workbook: a server that writes none does without it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const data: SheetData = [
    columns.map(({ heading }) => ({ value: heading, ...HEAD })),
    ...lines.map((line) => columns.map(({ cell }) => cellOf(cell(line)))),
  ];
  const widths = columns.map(({ heading }) => ({ width: WIDE.has(heading) ? 28 : 12 }));
  yield await writeExcelFile([
    { data, sheet: 'Lines', columns: widths, stickyRowsCount: 1 },
    { data: about(given), sheet: 'About', columns: [{ width: 18 }, { width: 40 }] },
  ]).toBuffer();
}

const cellOf = (cell: Cell) => {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  return { value: Number(cell.number), type: Number };
};

const about = (given: TimeExport): SheetData => {
  const rows: [string, string][] = [
    ['Purpose', TITLES[given.purpose]],
    ['From', given.from],
    ['To', given.to],
    ['Entries', String(given.entries)],
    ['Hours', hoursOf(given.seconds)],
    ...given.amounts.map(({ currency, amount_minor }): [string, string] => [
      `Amount ${currency}`,
      majorOf(amount_minor, currency),
    ]),
    ['Made', given.created_at],
    ['By', given.created_by ?? ''],
    ['Export', given.id],
  ];
  return rows.map(([label, value]) => [
    { value: label, ...HEAD },
    { value, type: String },
  ]);
};
