import type {
  ClientSheetField,
  ClientSheetProblem,
  ClientSheetRow,
} from '#contract/client-imports/shapes.ts';
import type { NewAddress } from '#contract/clients/addresses.ts';
import type { NewContact } from '#contract/clients/contacts.ts';
import type { ClientFields } from '#contract/clients/shapes.ts';
import { DECISION_COLUMN, type RawSheet, type RowDecision, rowDecision } from '#contract/sheets.ts';
import { readCells, textsOf } from '../../../platform/files/row-drafts.ts';
import { ADDRESS_READERS, CLIENT_READERS, CONTACT_READERS } from './cells.ts';
import { CHECKED_COLUMNS } from './columns.ts';

/** A row as it was read, each cell for itself. */
export interface Draft {
  readonly row: number;
  readonly text: ClientSheetRow;
  readonly fields: Partial<ClientFields>;
  readonly contact: Partial<NewContact>;
  readonly address: Partial<NewAddress>;
  readonly decision: RowDecision | null;
  readonly problems: readonly ClientSheetProblem[];
}

/** Every row of a file whose columns are told by their names. */
export const draftsOf = (sheet: RawSheet): Draft[] =>
  textsOf(sheet, CHECKED_COLUMNS).map((text, row) => draftOf(row, text));

type Said = ClientSheetRow & { readonly [DECISION_COLUMN]?: string };

const draftOf = (row: number, { [DECISION_COLUMN]: decision, ...text }: Said): Draft => {
  const client = readCells(text, CLIENT_READERS);
  const contact = readCells(text, CONTACT_READERS);
  const address = readCells(text, ADDRESS_READERS);
  const halves = [
    ...missingOf(row, text, ['name'], NEEDS),
    ...halfContact(row, text),
    ...halfAddress(row, text),
  ];
  return {
    ...{ row, text, fields: client.fields, contact: contact.fields, address: address.fields },
    decision: rowDecision.safeParse(decision?.toLowerCase()).data ?? null,
    problems: [
      ...[...client.problems, ...contact.problems, ...address.problems].map((wrong) => ({ row, ...wrong })),
      ...halves,
    ],
  };
};

const NEEDS: Partial<Record<ClientSheetField, string>> = {
  name: 'Enter a name.',
  contact_first_name: 'Enter a first name, or leave the contact out.',
  contact_last_name: 'Enter a last name, or leave the contact out.',
  address_line1: 'Enter the first line of the address, or leave the address out.',
};

const missingOf = (
  row: number,
  text: ClientSheetRow,
  needed: readonly ClientSheetField[],
  words: typeof NEEDS,
): ClientSheetProblem[] =>
  needed.flatMap((field) => (text[field] ? [] : [{ row, field, message: words[field] ?? 'Fill this in.' }]));

const CONTACT = ['contact_first_name', 'contact_last_name', 'contact_email', 'contact_phone'] as const;
const ADDRESS = ['address_line1', 'address_line2', 'city', 'region', 'postcode'] as const;

/** A contact has two names. */
const halfContact = (row: number, text: ClientSheetRow) =>
  CONTACT.some((field) => text[field])
    ? missingOf(row, text, ['contact_first_name', 'contact_last_name'], NEEDS)
    : [];

/** A country alone is none: many files say it of every row. */
const halfAddress = (row: number, text: ClientSheetRow) =>
  ADDRESS.some((field) => text[field]) ? missingOf(row, text, ['address_line1'], NEEDS) : [];
