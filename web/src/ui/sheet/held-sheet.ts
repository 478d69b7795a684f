/** Fields that a file may hold, in their order, and those that every row needs. */
export interface SheetFields<Field extends string> {
  readonly all: readonly Field[];
  readonly required: readonly Field[];
}

/** A file as the server read it: the first line names the columns, `fields` says what each seems to hold. */
interface ReadSheet<Field extends string> {
  readonly file_name: string;
  readonly columns: readonly string[];
  readonly fields: readonly (Field | null)[];
  readonly rows: readonly (readonly string[])[];
}

/** A row of the file: its place there, its text by column, and what was typed in place of it by field. */
export interface HeldRow {
  readonly place: number;
  readonly cells: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
}

/** A file as the page holds it: nothing of it is kept on the server. */
export interface HeldSheet<Field extends string> {
  readonly file_name: string;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly fields: readonly (Field | null)[];
  readonly rows: readonly HeldRow[];
}

/** A file that was just read. */
export const heldOf = <Field extends string>({
  rows,
  columns,
  ...sheet
}: ReadSheet<Field>): HeldSheet<Field> => ({
  ...sheet,
  columns: columns.map((name, at) => ({ id: `column-${at}`, name })),
  rows: rows.map((cells, at) => ({ place: at + 2, cells, typed: {} })),
});

/** What a row says of a field: what was typed, else the first column that holds it. */
export const textOf = <Field extends string>(
  { fields }: Pick<HeldSheet<Field>, 'fields'>,
  { cells, typed }: HeldRow,
  field: Field,
): string => typed[field] ?? cells[fields.indexOf(field)] ?? '';

/** Fields that are shown: those of a column, those that every row needs, and those that somebody has to mend. */
export const shownFields = <Field extends string>(
  held: HeldSheet<Field>,
  { all, required }: SheetFields<Field>,
  wrong: Iterable<Field>,
): Field[] => {
  const mended = new Set(wrong);
  for (const { typed } of held.rows)
    for (const field of all) if (typed[field] !== undefined) mended.add(field);
  return all.filter((field) => held.fields.includes(field) || required.includes(field) || mended.has(field));
};

/** Fields that every row needs and no column holds. */
export const missingFields = <Field extends string>(
  { fields }: HeldSheet<Field>,
  { required }: SheetFields<Field>,
): Field[] => required.filter((field) => !fields.includes(field));

/** With a cell typed anew. */
export const withCell = <Field extends string, Held extends HeldSheet<Field>>(
  held: Held,
  place: number,
  field: Field,
  text: string,
): Held => ({
  ...held,
  rows: held.rows.map((row) =>
    row.place === place ? { ...row, typed: { ...row.typed, [field]: text } } : row,
  ),
});

/** With a row left out. */
export const withoutRow = <Field extends string, Held extends HeldSheet<Field>>(
  held: Held,
  place: number,
): Held => ({ ...held, rows: held.rows.filter((row) => row.place !== place) });

/** With a column that holds another field, or none. */
export const withColumn = <Field extends string, Held extends HeldSheet<Field>>(
  held: Held,
  column: number,
  field: Field | null,
): Held => ({
  ...held,
  fields: held.fields.map((one, at) => {
    if (at === column) return field;
    return one === field ? null : one;
  }),
});

/** What is wrong, by the row's place in the file and by field; of several things the first. */
export type Said<Field extends string> = ReadonlyMap<number, ReadonlyMap<Field, string>>;

/** What was found, by place: `places` are those of the rows that were checked, in their order. */
export const saidOf = <Field extends string>(
  problems: readonly { readonly row: number; readonly field: Field; readonly message: string }[],
  places: readonly number[],
): Said<Field> => {
  const found = new Map<number, Map<Field, string>>();
  for (const { row, field, message } of problems) {
    const place = places[row];
    if (place === undefined) continue;
    const of = found.get(place) ?? new Map<Field, string>();
    if (!of.has(field)) of.set(field, message);
    found.set(place, of);
  }
  return found;
};
