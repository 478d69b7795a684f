import type { SheetData } from 'write-excel-file/node';
import type { Cell, Column } from './columns.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e9e9f2' } as const;

/** A sheet of a workbook: a line a row, below the columns' headings. */
export const sheetFrom = <Row>(sheet: string, columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const data: SheetData = [
    columns.map(({ heading }) => ({ value: heading, ...HEAD })),
    ...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row)))),
  ];
  return { sheet, data, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
};

/** Text is never taken for a formula: a workbook says of each cell what it is. */
const cellOf = (cell: Cell) => {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
};

/** Sheets as a workbook. */
export async function* writeWorkbook(
  sheets: readonly ReturnType<typeof sheetFrom>[],
): AsyncGenerator<Uint8Array> {
  // With the first workbook: a server that writes none does without it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  yield await writeExcelFile([...sheets]).toBuffer();
}
