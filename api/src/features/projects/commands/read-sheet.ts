import { MOST_SHEET_ROWS, type Sheet } from '#contract/project-imports/shapes.ts';
import type { UploadedFile } from '../../../platform/context.ts';
import { fieldsOf } from '../../../platform/files/column-names.ts';
import { readSheetFile } from '../../../platform/files/read-sheet-file.ts';
import { COLUMN_NAMES } from '../reading/columns.ts';

/** Reads a file of projects; nothing is kept. Throws 422 beside `file` for what can't be read. */
export const readSheet = async (file: UploadedFile): Promise<Sheet> => {
  const sheet = await readSheetFile(file, { most: MOST_SHEET_ROWS, things: 'projects' });
  return { ...sheet, fields: fieldsOf(sheet.columns, COLUMN_NAMES) };
};
