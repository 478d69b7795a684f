import { type ClientSheet, MOST_CLIENT_ROWS } from '#contract/client-imports/shapes.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { UploadedFile } from '../../../platform/context.ts';
import { fieldsOf } from '../../../platform/files/column-names.ts';
import { readSheetFile } from '../../../platform/files/read-sheet-file.ts';
import { COLUMN_NAMES } from '../reading/columns.ts';

/** Reads a file of clients to its cells; nothing is kept. Throws 422 beside `file` for what can't be read. */
export const readFile = (file: UploadedFile): Promise<RawSheet> =>
  readSheetFile(file, { most: MOST_CLIENT_ROWS, things: 'clients' });

/** The same with what each column seems to hold. */
export const readSheet = async (file: UploadedFile): Promise<ClientSheet> => {
  const sheet = await readFile(file);
  return { ...sheet, fields: fieldsOf(sheet.columns, COLUMN_NAMES) };
};
