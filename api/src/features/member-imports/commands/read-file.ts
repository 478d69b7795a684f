import { type MemberSheet, MOST_MEMBER_ROWS } from '#contract/member-imports/shapes.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { UploadedFile } from '../../../platform/context.ts';
import { fieldsOf } from '../../../platform/files/column-names.ts';
import { readSheetFile } from '../../../platform/files/read-sheet-file.ts';
import { COLUMN_NAMES } from '../reading/columns.ts';

/** Reads a file of people to its cells; nothing is kept. Throws 422 beside `file` for what can't be read. */
export const readFile = (file: UploadedFile): Promise<RawSheet> =>
  readSheetFile(file, { most: MOST_MEMBER_ROWS, things: 'people' });

/** The same with what each column seems to hold. */
export const readSheet = async (file: UploadedFile): Promise<MemberSheet> => {
  const sheet = await readFile(file);
  return { ...sheet, fields: fieldsOf(sheet.columns, COLUMN_NAMES) };
};
