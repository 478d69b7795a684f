import {
  REQUIRED_SHEET_FIELDS,
  SHEET_FIELDS,
  type Sheet,
  type SheetDateOrder,
  type SheetField,
  type SheetProblem,
  type SheetRow,
} from '#contract/project-imports/shapes.ts';

/** A row of the file: its place there, its text by column, and what was typed in place of it by field. */
export interface HeldRow {
  readonly place: number;
  readonly cells: readonly string[];
  readonly typed: SheetRow;
}

/** A file as the page holds it: nothing of it is kept on the server. */
export interface HeldSheet {
  readonly file_name: string;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly fields: readonly (SheetField | null)[];
  readonly rows: readonly HeldRow[];
  readonly date_order: SheetDateOrder;
}

/** A file that was just read. */
export const heldOf = ({ rows, columns, ...sheet }: Sheet): HeldSheet => ({
  ...sheet,
  columns: columns.map((name, at) => ({ id: `column-${at}`, name })),
  rows: rows.map((cells, at) => ({ place: at + 2, cells, typed: {} })),
  date_order: 'dmy',
});

/** What a row says of a field: what was typed, else the first column that holds it. */
export const textOf = ({ fields }: HeldSheet, { cells, typed }: HeldRow, field: SheetField): string =>
  typed[field] ?? cells[fields.indexOf(field)] ?? '';

/** Fields that are shown: those of a column, those that every project needs, and those that somebody has to mend. */
export const shownFields = (held: HeldSheet, problems: readonly SheetProblem[]): SheetField[] =>
  SHEET_FIELDS.filter(
    (field) =>
      held.fields.includes(field) ||
      REQUIRED_SHEET_FIELDS.some((one) => one === field) ||
      problems.some((problem) => problem.field === field) ||
      held.rows.some(({ typed }) => typed[field] !== undefined),
  );

/** Fields that every project needs and no column holds. */
export const missingFields = ({ fields }: HeldSheet): SheetField[] =>
  REQUIRED_SHEET_FIELDS.filter((field) => !fields.includes(field));

/** The rows as the server checks and imports them. */
export const rowsOf = (held: HeldSheet): SheetRow[] =>
  held.rows.map((row) =>
    Object.fromEntries(
      SHEET_FIELDS.flatMap((field) => {
        const text = textOf(held, row, field);
        return text === '' ? [] : [[field, text]];
      }),
    ),
  );

/** With a cell typed anew. */
export const withCell = (held: HeldSheet, place: number, field: SheetField, text: string): HeldSheet => ({
  ...held,
  rows: held.rows.map((row) =>
    row.place === place ? { ...row, typed: { ...row.typed, [field]: text } } : row,
  ),
});

/** With a row left out. */
export const withoutRow = (held: HeldSheet, place: number): HeldSheet => ({
  ...held,
  rows: held.rows.filter((row) => row.place !== place),
});

/** With a column that holds another field, or none. */
export const withColumn = (held: HeldSheet, column: number, field: SheetField | null): HeldSheet => ({
  ...held,
  fields: held.fields.map((one, at) => {
    if (at === column) return field;
    return one === field ? null : one;
  }),
});

/** True where a day is written with slashes, so that its order has to be known. */
export const hasSlashedDays = (held: HeldSheet): boolean =>
  held.rows.some((row) =>
    (['start_date', 'end_date'] as const).some((field) =>
      /^\d{1,2}\/\d{1,2}\//.test(textOf(held, row, field)),
    ),
  );
