import { FIELD_HEADERS, type Field, headerCurrency, headerKey } from './fields.ts';

/** Where each field stands in a file's rows, counted from 0. */
export interface Columns {
  /** Headers exactly as in the file. */
  readonly headers: readonly string[];
  readonly positions: ReadonlyMap<Field, number>;
  /** ISO 4217 code that a header carries, such as `Amount (USD)`. */
  readonly currency: string | null;
  /** Headers that aren't imported. */
  readonly ignored: readonly string[];
}

/** Finds the fields in a header row; of two columns that could be one field, the more usual name is taken. */
export const columnsOf = (headerCells: readonly string[]): Columns => {
  const headers = headerCells.map((header) => header.trim());
  const keys = headers.map(headerKey);
  const positions = new Map<Field, number>();
  for (const [field, names] of FIELD_HEADERS) {
    const position = names.map((name) => keys.indexOf(name)).find((index) => index >= 0);
    if (position !== undefined) positions.set(field, position);
  }
  const used = new Set(positions.values());
  return {
    headers,
    positions,
    currency: headers.map(headerCurrency).find((code) => code !== null) ?? null,
    ignored: headers.filter((header, index) => header !== '' && !used.has(index)),
  };
};

/** The header of the first of these fields that the file has, as written there; empty when it has none. */
export const headerOf = ({ headers, positions }: Columns, ...fields: readonly Field[]): string => {
  const position = fields.map((field) => positions.get(field)).find((index) => index !== undefined);
  return position === undefined ? '' : (headers[position] ?? '');
};
