import papa from 'papaparse';
import { FORMULA } from '#contract/formulas.ts';

type Row = Readonly<Record<string, unknown>>;

/** Puts rows into a file page by page; `end` closes it. */
export interface Writer {
  page(rows: readonly Row[]): string;
  end(): string;
}

/**
 * CSV (RFC 4180) that spreadsheets read as UTF-8 and can't take for formulas; the first row says the columns: those given,
 * which stand there without a row, too, or else those of the first row.
 */
export const csvWriter = (given?: readonly string[]): Writer => {
  let columns = given;
  let begun = false;
  const lines = (rows: readonly Row[]): string => {
    const cells = rows.map((row) => columns?.map((column) => cellOf(row[column])) ?? []);
    const text = papa.unparse(begun ? cells : [[...(columns ?? [])], ...cells], {
      newline: '\r\n',
      escapeFormulae: FORMULA,
    });
    const start = begun ? '' : '\uFEFF';
    begun = true;
    return `${start}${text}\r\n`;
  };
  return {
    page: (rows) => {
      if (rows.length === 0) return '';
      columns ??= Object.keys(rows[0] ?? {});
      return lines(rows);
    },
    end: () => (given && !begun ? lines([]) : ''),
  };
};

const cellOf = (value: unknown): unknown => {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};
