import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { CsvColumn } from './csv.ts';

const HEAD = { type: String, fontWeight: 'bold', backgroundColor: '#e9e9f2' } as const;
/** Characters; the widest text decides between them. */
const NARROWEST = 9;
const WIDEST = 42;
/** What a spreadsheet takes in a cell, and as the name of a sheet. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;

/**
 * Rows as a workbook: numbers, days and money as such, texts as texts whatever they begin with, the heading bold and in sight.
 * Instants are on the clock of `zone`, since a workbook knows none.
 */
export function workbookOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { sheet, zone }: { readonly sheet: string; readonly zone: string },
): Promise<Blob> {
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row, zone)));
  const head = columns.map(({ header }) => ({ ...HEAD, value: header }));
  return writeExcelFile([head, ...cells], {
    sheet: sheet.slice(0, LONGEST_NAME),
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
    stickyRowsCount: 1,
  }).toBlob();
}

const cellOf = <Row>({ text, as, currency }: CsvColumn<Row>, row: Row, zone: string): Cell => {
  const value = text(row);
  if (value === null || value === '') return null;
  const written = String(value);
  const at = as === 'day' || as === 'instant' ? dateOf(written, as, zone) : null;
  if (at) return { value: at, type: Date, format: as === 'day' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
  const number = as || currency || typeof value === 'number' ? Number(written) : Number.NaN;
  if (Number.isNaN(number)) return { value: written.slice(0, LONGEST_TEXT), type: String };
  return {
    value: as === 'percent' ? number / 100 : number,
    type: Number,
    ...formatOf(as, written, currency?.(row)),
  };
};

const formatOf = (as: CsvColumn<never>['as'], written: string, currency: string | undefined) => {
  const decimals = written.split('.')[1]?.length ?? 0;
  if (currency) return { format: `[$${currency}] #,##0${places(decimals)}` };
  if (as === 'percent') return { format: `0${places(decimals)}%` };
  return as === 'hours' ? { format: '#,##0.00' } : {};
};

const places = (decimals: number): string => (decimals > 0 ? `.${'0'.repeat(decimals)}` : '');

/** A day, or what a clock in the zone shows at an instant, in the form that a workbook counts; null for anything else. */
const dateOf = (written: string, as: 'day' | 'instant', zone: string): Date | null => {
  const at = new Date(as === 'day' ? `${written.slice(0, 10)}T00:00:00Z` : written);
  if (Number.isNaN(at.getTime())) return null;
  return as === 'day' ? at : new Date(`${clockOf(zone).format(at).replace(' ', 'T')}Z`);
};

/** Swedish dates are those of ISO 8601. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const widthOf = <Row>({ header, text, as, currency }: CsvColumn<Row>, rows: readonly Row[]): number => {
  const least = currency || as === 'instant' ? 16 : as === 'day' ? 11 : NARROWEST;
  const longest = rows.reduce((most, row) => Math.max(most, String(text(row) ?? '').length), header.length);
  return Math.min(WIDEST, Math.max(least, longest + 2));
};
