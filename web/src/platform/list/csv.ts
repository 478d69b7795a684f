import { FORMULA } from '#contract/formulas.ts';

/** What a column's text is written of, for files that tell a number or a day from a text: days and instants by ISO 8601, a tenth as 10 per cent. */
export type SheetKind = 'hours' | 'percent' | 'day' | 'instant';

/** One column of an export: its heading and a row's text. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string | number | null;
  /** A text unless said otherwise. */
  readonly as?: SheetKind;
  /** Money in major units, and what currency a row's is in. */
  readonly currency?: (row: Row) => string | undefined;
}

/** Rows as CSV (RFC 4180, CRLF), with a byte-order mark so that spreadsheets read UTF-8. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
const cell = (value: string | number | null): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Hands text, or the bytes of a file, to the person as a file. */
export function saveFile(name: string, text: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
