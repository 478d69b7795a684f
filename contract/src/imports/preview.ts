import { z } from 'zod';
import { day, reference, seconds } from '../shapes.ts';

/** Whose export a file is. */
export const IMPORT_FORMATS = ['toggl', 'clockify', 'harvest'] as const;

/** Orders of day, month and year that a file's dates can be read in. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;

/** How many errors, and how many warnings, an answer lists; their counts tell of all. */
export const MOST_PROBLEMS = 1000;

/** How many rows of the file a preview shows. */
export const SAMPLE_ROWS = 20;

/** A cell to be changed: row as a spreadsheet counts (header = 1), header as in the file ('' = the whole row). */
export const cellProblem = z.object({
  row: z.int().min(1),
  column: z.string(),
  value: z.string(),
  message: z.string(),
});

/** A cell to be changed. */
export type CellProblem = z.infer<typeof cellProblem>;

/** What one may want to know of before importing. */
export const WARNING_CODES = [
  'duration_differs',
  'overlap',
  'long_day',
  'amount_unread',
  'tag_shortened',
  'edit_window',
  'project_dates',
  'month_closed',
] as const;

/** Something worth knowing about a row that is imported all the same; of a closed month nothing is, until it is reopened. */
export const cellWarning = cellProblem.extend({ code: z.enum(WARNING_CODES) });

/** Something worth knowing about a row that is imported all the same. */
export type CellWarning = z.infer<typeof cellWarning>;

/**
 * Something that the file names: `key` is what a mapping is given by, `name` the first spelling ('' for rows that name
 * nothing), `match` ours of the same name, e-mail address or code.
 */
export const named = z.object({
  key: z.string(),
  name: z.string(),
  entries: z.int().min(0),
  seconds,
  match: reference.nullable(),
});

/** A client or a service type that the file names. */
export type Named = z.infer<typeof named>;

/** A person that the file names; `email` is '' where it tells none. */
export const namedPerson = named.extend({ email: z.string() });

/** A project that the file names, with its client's key there. */
export const namedProject = named.extend({ client_key: z.string().nullable(), code: z.string().nullable() });

/** A row as it was read. Times are wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export const sampleRow = z.object({
  row: z.int().min(1),
  person: z.string(),
  client: z.string().nullable(),
  project: z.string().nullable(),
  service: z.string().nullable(),
  note: z.string(),
  work_date: day,
  start: z.string().nullable(),
  end: z.string().nullable(),
  seconds,
  billable: z.boolean().nullable(),
});

/**
 * What a file holds. `rows` counts its rows below the header, `entries` those without an error, `total_seconds` sums them;
 * `duplicates` of them are here already and are skipped. Problems are the first 1000, the counts are of all.
 */
export const importPreview = z.object({
  rows: z.int().min(0),
  entries: z.int().min(0),
  duplicates: z.int().min(0),
  total_seconds: seconds,
  first_day: day.nullable(),
  last_day: day.nullable(),
  people: z.array(namedPerson),
  clients: z.array(named),
  projects: z.array(namedProject),
  services: z.array(named),
  errors: z.array(cellProblem),
  error_count: z.int().min(0),
  warnings: z.array(cellWarning),
  warning_count: z.int().min(0),
  ignored_columns: z.array(z.string()),
  sample: z.array(sampleRow),
});

/** What a file holds. */
export type ImportPreview = z.infer<typeof importPreview>;
