import { Failure, type FieldProblem } from '../errors.ts';
import type { Conflict } from './shapes.ts';

/** The conflict that a booking is refused for: the worst that no rank may plan in spite of, else the worst; undefined without any. */
export const worstOf = (conflicts: readonly Conflict[]): Conflict | undefined =>
  conflicts.find(({ final }) => final) ?? conflicts[0];

/** A booking refused for a conflict, beside a field and beside `rows.{id}` of everything concerned. */
export const conflictRefusal = (
  { rule, message }: Conflict,
  conflicts: readonly Conflict[],
  field: string,
): Failure => {
  const beside = new Map<string, FieldProblem>([[field, { field, message }]]);
  for (const conflict of conflicts)
    for (const { id } of conflict.rows) {
      const row = `rows.${id}`;
      if (!beside.has(row)) beside.set(row, { field: row, message: conflict.message });
    }
  return new Failure('rule_broken', message, { rule, fields: [...beside.values()] });
};
