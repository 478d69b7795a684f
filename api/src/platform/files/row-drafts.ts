import type { RawSheet, RowDecision } from '#contract/sheets.ts';
import type { ReadCell } from './cells.ts';
import { type ColumnNames, fieldsOf } from './column-names.ts';

/** A row as a file says it: text by field, empty cells left out. */
export type RowText<Field extends string> = Partial<Record<Field, string>>;

/** The text of every row of a file whose columns are told by their names. */
export const textsOf = <Field extends string>(
  { columns, rows }: RawSheet,
  names: ColumnNames<Field>,
): RowText<Field>[] => {
  const fields = fieldsOf(columns, names);
  return rows.map((cells) => {
    const said: RowText<Field> = {};
    fields.forEach((field, at) => {
      const text = cells[at]?.trim();
      if (field && text) said[field] = text;
    });
    return said;
  });
};

/** Reads the cells of a row each for itself: fields that they make, and what is wrong by field. */
export const readCells = <Field extends string, Fields extends object>(
  text: RowText<Field>,
  readers: Partial<Record<Field, (text: string) => ReadCell<Fields>>>,
) => {
  const fields: Partial<Fields> = {};
  const problems: { field: Field; message: string }[] = [];
  const known = Object.keys(readers).filter((name): name is Field => name in readers);
  for (const field of known) {
    const cell = text[field];
    const read = cell === undefined ? undefined : readers[field]?.(cell);
    if (read && 'problem' in read && typeof read.problem === 'string')
      problems.push({ field, message: read.problem });
    else Object.assign(fields, read);
  }
  return { fields, problems };
};

/** What becomes of a row: what it says for itself, else what holds for all; null where neither is possible. */
export const decided = (
  own: RowDecision | null,
  rule: RowDecision | 'ask',
  may: readonly RowDecision[],
): RowDecision | null =>
  [own, rule].find((one): one is RowDecision => may.some((able) => able === one)) ?? null;
