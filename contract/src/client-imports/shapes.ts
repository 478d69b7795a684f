import { z } from 'zod';
import { LIKENESSES } from '../clients/duplicates.ts';
import { id } from '../shapes.ts';
import { checkOf, problemOf, rowDecision, sheetOf } from '../sheets.ts';

/** What a column of a file of clients may hold, in the order in which they are offered, each by the heading of our own files. */
export const CLIENT_HEADINGS = {
  name: 'Name',
  code: 'Code',
  legal_name: 'Legal name',
  vat_id: 'VAT id',
  status: 'Status',
  industry: 'Industry',
  parent: 'Parent',
  owner: 'Owner',
  currency: 'Currency',
  payment_terms_days: 'Payment terms in days',
  website: 'Website',
  tags: 'Tags',
  external_ref: 'External reference',
  contact_first_name: 'Contact first name',
  contact_last_name: 'Contact last name',
  contact_email: 'Contact e-mail',
  contact_phone: 'Contact phone',
  address_line1: 'Address line 1',
  address_line2: 'Address line 2',
  city: 'City',
  region: 'Region',
  postcode: 'Postcode',
  country: 'Country',
} as const;

/** What a column of a file of clients holds. */
export type ClientSheetField = keyof typeof CLIENT_HEADINGS;

/** What a column of a file of clients may hold. */
export const CLIENT_SHEET_FIELDS = [
  ...(['name', 'code', 'legal_name', 'vat_id', 'status', 'industry', 'parent', 'owner', 'currency'] as const),
  ...(['payment_terms_days', 'website', 'tags', 'external_ref'] as const),
  ...(['contact_first_name', 'contact_last_name', 'contact_email', 'contact_phone'] as const),
  ...(['address_line1', 'address_line2', 'city', 'region', 'postcode', 'country'] as const),
] as const satisfies readonly ClientSheetField[];

/** What a column of a file of clients holds. */
export const clientSheetField = z.enum(CLIENT_SHEET_FIELDS);

/** Fields that every client needs. */
export const REQUIRED_CLIENT_FIELDS = ['name'] as const satisfies readonly ClientSheetField[];

/** Most clients that one file may bring. */
export const MOST_CLIENT_ROWS = 10_000;

/** Most clients that one workbook holds; a CSV has no limit. */
export const MOST_WORKBOOK_CLIENTS = 10_000;

/** A client as a file says it: text by field, as somebody typed it. */
export type ClientSheetRow = Partial<Record<ClientSheetField, string>>;

/** A file of clients as it was read. */
export const clientSheet = sheetOf(clientSheetField);
/** A file of clients as it was read. */
export type ClientSheet = z.infer<typeof clientSheet>;

/** A cell to be mended: the row's place from 0, and what to do. */
export const clientSheetProblem = problemOf(clientSheetField);
/** A cell to be mended. */
export type ClientSheetProblem = z.infer<typeof clientSheetProblem>;

/** What holds for every row that says nothing of itself; `ask` leaves it open. */
export const clientFileRules = z.object({
  /** Rows with the code or the external reference of a client that is here. */
  known: z.enum(['ask', 'update', 'skip']).default('ask'),
  /** Rows that look like another client, or like a row above. */
  alike: z.enum(['ask', 'new', 'skip']).default('ask'),
});
/** What holds for every row that says nothing of itself. */
export type ClientFileRules = z.infer<typeof clientFileRules>;

/** Why a row may be a client that is here, or a row above: the surest first. */
export const CLIENT_REASONS = ['code', 'external_ref', ...LIKENESSES] as const;

/** A row that may be somebody else: a client that is here, or the row at `other`; what may become of it, and what does. */
export const rowLikeness = z.object({
  row: z.int().min(0),
  reason: z.enum(CLIENT_REASONS),
  client: z.object({ id, name: z.string(), code: z.string().nullable() }).nullable(),
  other: z.int().min(0).nullable(),
  may: z.array(rowDecision),
  decision: rowDecision.nullable(),
});
/** A row that may be somebody else. */
export type RowLikeness = z.infer<typeof rowLikeness>;

/** What a file of clients would do. */
export const clientCheck = checkOf(clientSheetProblem, rowLikeness);
/** What a file of clients would do. */
export type ClientCheck = z.infer<typeof clientCheck>;
