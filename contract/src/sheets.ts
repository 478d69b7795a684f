import { z } from 'zod';
import { id, instant } from './shapes.ts';

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

/** Most cells, and most likenesses, that one check names; it counts all of them. */
export const MOST_TOLD = 500;

/** What becomes of a row that is here already, or looks like it: one of its own, a change of the one that is here, or nothing. */
export const ROW_DECISIONS = ['new', 'update', 'skip'] as const;
/** What becomes of a row. */
export const rowDecision = z.enum(ROW_DECISIONS);
/** What becomes of a row. */
export type RowDecision = z.infer<typeof rowDecision>;

/** Name of the column that says it of one row, for itself. */
export const DECISION_COLUMN = 'decision';

/** What a file would do: what is wrong and what is alike, of each the first, and how many there are of all. */
export const checkOf = <Problem extends z.ZodType, Likeness extends z.ZodType>(
  problem: Problem,
  likeness: Likeness,
) =>
  z.object({
    added: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** Rows that wait for a decision. */
    undecided: z.int(),
    wrong: z.int(),
    problems: z.array(problem),
    alike: z.int(),
    likenesses: z.array(likeness),
  });

/** Rows that came from a file together; `first` are some of those that it made. */
export const importedFile = z.object({
  id,
  version: z.int(),
  file_name: z.string(),
  added: z.int(),
  updated: z.int(),
  skipped: z.int(),
  first: z.array(z.object({ id, name: z.string() })),
  created_at: instant,
  created_by: z.string().nullable(),
  undone_at: instant.nullable(),
});
/** Rows that came from a file together. */
export type ImportedFile = z.infer<typeof importedFile>;
