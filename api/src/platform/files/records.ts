import Papa from 'papaparse';
import { doubleBackslashedQuotes } from './backslash-quotes.ts';

/** One line of the table. `row` counts as a spreadsheet does: the first line is 1, blank lines count. */
export interface TextRecord {
  readonly row: number;
  readonly cells: readonly string[];
  /** The quotes of this line couldn't be followed, so its cells can't be trusted. */
  readonly misquoted: boolean;
}

/** The lines of a delimited text without blank ones, header first. */
export interface Table {
  readonly delimiter: ',' | ';' | '\t';
  readonly records: readonly TextRecord[];
}

const DELIMITERS = [',', ';', '\t'] as const;
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/**
 * Splits text into records. Quotes inside quoted cells may be doubled or written with a backslash; of the readings the one
 * with the fewest misshapen rows counts, doubled quotes (RFC 4180) where they are equal.
 */
export const recordsOf = (text: string): Table => {
  const separatorLine = SEPARATOR_LINE.exec(text)?.[0] ?? '';
  const body = text.slice(separatorLine.length);
  const delimiter = delimiterOf(body);
  const firstRow = separatorLine ? 2 : 1;
  let best = parse(body, delimiter, firstRow);
  if (best.misshapen > 0 && body.includes('\\"')) {
    for (const style of ['strict', 'lenient'] as const) {
      const other = parse(doubleBackslashedQuotes(body, delimiter, style), delimiter, firstRow);
      if (other.misshapen < best.misshapen) best = other;
    }
  }
  return { delimiter, records: best.records };
};

const delimiterOf = (text: string): Table['delimiter'] => {
  const header = (/^\s*(.*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => header.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
};

const parse = (text: string, delimiter: string, firstRow: number) => {
  const parsed = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' });
  const misquoted = new Set(parsed.errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const records = parsed.data
    .map((cells, index) => ({ row: index + firstRow, cells, misquoted: misquoted.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const width = records[0]?.cells.length ?? 0;
  const misshapen = records.filter((record) => record.misquoted || record.cells.length !== width).length;
  return { records, misshapen };
};
