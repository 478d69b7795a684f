import {
  CLIENT_SHEET_FIELDS,
  type ClientDecision,
  type ClientFileRules,
  type ClientSheet,
  type ClientSheetField,
  DECISION_COLUMN,
  REQUIRED_CLIENT_FIELDS,
} from '#contract/client-imports/shapes.ts';
import { csvOf } from '../../../platform/list/csv.ts';
import { type HeldRow, type HeldSheet, heldOf, shownFields, textOf } from '../../../ui/sheet/held-sheet.ts';

/** What a file of clients holds. */
export const FIELDS = { all: CLIENT_SHEET_FIELDS, required: REQUIRED_CLIENT_FIELDS } as const;

/** A file of clients as the page holds it, and what becomes of rows that may be somebody else: of all, and of some by their place. */
export interface HeldClients extends HeldSheet<ClientSheetField>, ClientFileRules {
  readonly decisions: Readonly<Record<string, ClientDecision>>;
}

/** A file that was just read. */
export const heldClients = (sheet: ClientSheet): HeldClients => ({
  ...heldOf(sheet),
  ...{ known: 'ask', alike: 'ask', decisions: {} },
});

/** With what becomes of a row; undefined leaves it to what holds for all. */
export const withDecision = (
  held: HeldClients,
  place: number,
  decision: ClientDecision | undefined,
): HeldClients => {
  const { [place]: _, ...others } = held.decisions;
  return { ...held, decisions: decision ? { ...others, [place]: decision } : others };
};

/** The rows as the server checks and imports them: a CSV whose columns have the fields' names. */
export const fileOf = (held: HeldClients): File => {
  const columns = shownFields<ClientSheetField>(held, FIELDS, []).map((field) => ({
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
