/** How files name what a column holds, by the field that it is. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

const plain = (column: string): string =>
  column
    .toLowerCase()
    .replace(/[_\-\s]+/g, ' ')
    .replace(/\s*\(.*\)$/, '')
    .trim();

/** What columns of these names seem to hold, each field in the first column that does; null where that can't be told. */
export const fieldsOf = <Field extends string>(
  columns: readonly string[],
  names: ColumnNames<Field>,
): (Field | null)[] => {
  const known: readonly Field[] = Object.keys(names).filter((name): name is Field => name in names);
  const found = columns.map((column) => {
    const word = plain(column);
    return known.find((field) => names[field].includes(word) || plain(field) === word) ?? null;
  });
  return found.map((field, at) => (field && found.indexOf(field) === at ? field : null));
};
