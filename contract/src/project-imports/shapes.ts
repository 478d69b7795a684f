import { z } from 'zod';
import { id, instant, reference } from '../shapes.ts';
import { problemOf, sheetOf } from '../sheets.ts';

/** What a column of a file of projects may hold, in the order in which they are offered. */
export const SHEET_FIELDS = [
  'code',
  'name',
  'client',
  'owner',
  'status',
  'type',
  'billing',
  'start_date',
  'end_date',
  'currency',
  'budget',
  'budget_hours',
  'priority',
  'progress',
  'tags',
  'site_address',
  'site_timezone',
] as const;
/** Fields that every project needs. */
export const REQUIRED_SHEET_FIELDS = ['code', 'name', 'start_date'] as const satisfies readonly SheetField[];
/** Most projects that one file may bring. */
export const MOST_SHEET_ROWS = 500;

/** What a column of a file of projects holds. */
export const sheetField = z.enum(SHEET_FIELDS);
/** What a column of a file of projects holds. */
export type SheetField = z.infer<typeof sheetField>;

/** How a file says days with slashes: which number comes first. */
export const dateOrder = z.enum(['dmy', 'mdy']);
/** How a file says days with slashes. */
export type SheetDateOrder = z.infer<typeof dateOrder>;

const cell = z.string().max(10_000);

/** A project as a file says it: text by field, as somebody typed it. */
export const sheetRow = z.partialRecord(sheetField, cell);
/** A project as a file says it. */
export type SheetRow = z.infer<typeof sheetRow>;

/** Projects as they are to be made. */
export const sheetRows = z.object({
  rows: z.array(sheetRow).min(1, 'Leave at least one row.').max(MOST_SHEET_ROWS),
  date_order: dateOrder.default('dmy'),
});
/** Projects as they are to be made. */
export type SheetRows = z.infer<typeof sheetRows>;

/** A file of projects as it was read. */
export const sheet = sheetOf(sheetField);
/** A file as it was read. */
export type Sheet = z.infer<typeof sheet>;

/** A cell to be mended: the row's place from 0, and what to do. */
export const sheetProblem = problemOf(sheetField);
/** A cell to be mended. */
export type SheetProblem = z.infer<typeof sheetProblem>;

/** Projects that came from a file. After it was undone, `kept` are those that stay since they are in use. */
export const projectImport = z.object({
  id,
  version: z.int(),
  file_name: z.string(),
  projects: z.array(z.object({ id, code: z.string(), name: z.string() })),
  created_at: instant,
  created_by: z.string().nullable(),
  undone_at: instant.nullable(),
  kept: z.array(reference),
});
/** Projects that came from a file. */
export type ProjectImport = z.infer<typeof projectImport>;
