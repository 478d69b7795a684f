import papa from 'papaparse';

type Row = Readonly<Record<string, unknown>>;

/** Puts rows into a file page by page; `end` closes it. */
export interface Writer {
  page(rows: readonly Row[]): string;
  end(): string;
}

/** An array of JSON objects, one a line. */
export const jsonWriter = (): Writer => {
  let before = '[\n';
  return {
    page: (rows) => {
      if (rows.length === 0) return '';
      const text = before + rows.map((row) => JSON.stringify(row)).join(',\n');
      before = ',\n';
      return text;
    },
    end: () => (before === '[\n' ? '[]\n' : '\n]\n'),
  };
};

const FORMULA = /^[=+\-@\t\r]/;

/** CSV (RFC 4180) that spreadsheets read as UTF-8 and can't take for formulas; the first row says the columns. */
export const csvWriter = (): Writer => {
  let columns: string[] | undefined;
  return {
    page: (rows) => {
      if (rows.length === 0) return '';
      const header = columns === undefined;
      columns ??= Object.keys(rows[0] ?? {});
      const cells = rows.map((row) => columns?.map((column) => cellOf(row[column])) ?? []);
      const text = papa.unparse(header ? [columns, ...cells] : cells, {
        newline: '\r\n',
        escapeFormulae: FORMULA,
      });
      return `${header ? '\uFEFF' : ''}${text}\r\n`;
    },
    end: () => '',
  };
};

const cellOf = (value: unknown): unknown => {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};
