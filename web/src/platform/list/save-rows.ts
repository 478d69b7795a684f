import { type CsvColumn, csvOf, saveFile } from './csv.ts';

/** What an export is written as. */
export type ExportFormat = 'csv' | 'xlsx';

/** How the file is called, without its ending; the sheet of a workbook by its first word. */
interface RowsFile {
  readonly name: string;
  readonly day: string;
  /** IANA zone of instants in a workbook. */
  readonly zone: string;
  readonly format: ExportFormat;
}

/** Hands rows to the person as a file: `clients-2026-11-21.csv`. What writes workbooks is loaded with the first one. */
export async function saveRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { name, day, zone, format }: RowsFile,
): Promise<void> {
  if (format === 'csv') return saveFile(`${name}-${day}.csv`, csvOf(columns, rows));
  const { workbookOf } = await import('./workbook.ts');
  saveFile(`${name}-${day}.xlsx`, await workbookOf(columns, rows, { sheet: name, zone }));
}
