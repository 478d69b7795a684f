import type { FieldProblem } from '#contract/errors.ts';
import { LINE_FIELDS, type LineField } from './line-fields.ts';

/** What is wrong with a line, by its fields. */
export type LineProblems = Readonly<Partial<Record<LineField, string>>>;

/** The cell of a line that a field names, such as `lines.2.quantity`; undefined of any other field. */
export const cellOf = (path: string): { readonly at: number; readonly field: LineField } | undefined => {
  const [list, at, name] = path.split('.');
  if (list !== 'lines' || at === undefined) return undefined;
  return { at: Number(at), field: LINE_FIELDS.find((one) => one === name) ?? 'name' };
};

/** Problems by the place of their line; what is of no field of a line stands beside its name. */
export const problemsByLine = (problems: readonly FieldProblem[]): ReadonlyMap<number, LineProblems> => {
  const found = new Map<number, LineProblems>();
  for (const { field, message } of problems) {
    const cell = cellOf(field);
    if (!cell) continue;
    const known = found.get(cell.at) ?? {};
    found.set(cell.at, { ...known, [cell.field]: known[cell.field] ?? message });
  }
  return found;
};
