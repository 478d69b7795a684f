import {
  REQUIRED_SHEET_FIELDS,
  SHEET_FIELDS,
  type Sheet,
  type SheetDateOrder,
  type SheetField,
  type SheetRow,
} from '#contract/project-imports/shapes.ts';
import { type HeldSheet, heldOf, textOf } from '../../../ui/sheet/held-sheet.ts';

/** What a file of projects holds. */
export const FIELDS = { all: SHEET_FIELDS, required: REQUIRED_SHEET_FIELDS } as const;

/** A file of projects as the page holds it, and how it says days. */
export interface HeldProjects extends HeldSheet<SheetField> {
  readonly date_order: SheetDateOrder;
}

/** A file that was just read. */
export const heldProjects = (sheet: Sheet): HeldProjects => ({ ...heldOf(sheet), date_order: 'dmy' });

/** The rows as the server checks and imports them. */
export const rowsOf = (held: HeldProjects): SheetRow[] =>
  held.rows.map((row) =>
    Object.fromEntries(
      SHEET_FIELDS.flatMap((field) => {
        const text = textOf(held, row, field);
        return text === '' ? [] : [[field, text]];
      }),
    ),
  );

/** True where a day is written with slashes, so that its order has to be known. */
export const hasSlashedDays = (held: HeldProjects): boolean =>
  held.rows.some((row) =>
    (['start_date', 'end_date'] as const).some((field) =>
      /^\d{1,2}\/\d{1,2}\//.test(textOf(held, row, field)),
    ),
  );
