import { z } from 'zod';

/** Most columns of a file that are looked at. */
export const MOST_SHEET_COLUMNS = 100;

/** The largest file of rows: 5 MiB. */
export const LARGEST_SHEET_BYTES = 5 * 1024 * 1024;

/** A file as it was read, without its blank lines: the first one names the columns. */
export interface RawSheet {
  file_name: string;
  columns: string[];
  rows: string[][];
}

/** A file as it was read; `fields` says what each column seems to hold. */
export const sheetOf = <Field extends z.ZodType>(field: Field) =>
  z.object({
    file_name: z.string(),
    columns: z.array(z.string()),
    fields: z.array(field.nullable()),
    rows: z.array(z.array(z.string())),
  });

/** A cell to be mended: the row's place from 0, and what to do. */
export const problemOf = <Field extends z.ZodType>(field: Field) =>
  z.object({ row: z.int().min(0), field, message: z.string() });
