import { DECISION_COLUMN, type RowDecision } from '#contract/sheets.ts';
import { csvOf } from '../../../platform/list/csv.ts';
import {
  type HeldRow,
  type HeldSheet,
  heldOf,
  type SheetFields,
  shownFields,
  textOf,
} from '../../../ui/sheet/held-sheet.ts';
import type { ReadSheet, Rules } from './kind.ts';

/** A file as the page holds it, and what becomes of rows that may be somebody else: of all, and of some by their place. */
export interface HeldRows<Field extends string> extends HeldSheet<Field>, Rules {
  readonly decisions: Readonly<Record<string, RowDecision>>;
}

/** A file that was just read. */
export const heldRows = <Field extends string>(sheet: ReadSheet<Field>): HeldRows<Field> => ({
  ...heldOf(sheet),
  ...{ known: 'ask', alike: 'ask', decisions: {} },
});

/** With what becomes of a row; undefined leaves it to what holds for all. */
export const withDecision = <Field extends string>(
  held: HeldRows<Field>,
  place: number,
  decision: RowDecision | undefined,
): HeldRows<Field> => {
  const { [place]: _, ...others } = held.decisions;
  return { ...held, decisions: decision ? { ...others, [place]: decision } : others };
};

/** The rows as the server checks and imports them: a CSV whose columns have the fields' names. */
export const fileOf = <Field extends string>(held: HeldRows<Field>, fields: SheetFields<Field>): File => {
  const columns = shownFields<Field>(held, fields, []).map((field) => ({
    header: field,
    text: (row: HeldRow) => textOf(held, row, field),
  }));
  // Says something in every row: a blank line would be none, and rows are counted.
  const decision = {
    header: DECISION_COLUMN,
    text: ({ place }: HeldRow) => held.decisions[place] ?? 'ask',
  };
  return new File([csvOf([...columns, decision], held.rows)], held.file_name, { type: 'text/csv' });
};
