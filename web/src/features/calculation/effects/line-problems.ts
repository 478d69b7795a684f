import type { FieldProblem } from '#contract/errors.ts';
import { LINE_FIELDS, type LineField } from './line-fields.ts';

/** What is wrong with a line, by its fields. */
export type LineProblems = Readonly<Partial<Record<LineField, string>>>;

/** Problems by the place of their line; what is of no field of a line stands beside its name. */
export const problemsByLine = (problems: readonly FieldProblem[]): ReadonlyMap<number, LineProblems> => {
  const found = new Map<number, LineProblems>();
  for (const { field, message } of problems) {
    const [list, at, name] = field.split('.');
    if (list !== 'lines' || at === undefined) continue;
    const of = LINE_FIELDS.find((one) => one === name) ?? 'name';
    const known = found.get(Number(at)) ?? {};
    found.set(Number(at), { ...known, [of]: known[of] ?? message });
  }
  return found;
};
