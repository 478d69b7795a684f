import { z } from 'zod';
import { entity, instant, reference, seconds } from '../shapes.ts';
import { DATE_ORDERS, IMPORT_FORMATS, importPreview } from './preview.ts';

/** previewed → applied → undone. */
export const IMPORT_STATUSES = ['previewed', 'applied', 'undone'] as const;

/** What an import added: `skipped_duplicates` were here already, `total_seconds` sums the created entries. */
export const importResult = z.object({
  created_entries: z.int().min(0),
  skipped_duplicates: z.int().min(0),
  created_people: z.int().min(0),
  created_clients: z.int().min(0),
  created_projects: z.int().min(0),
  created_services: z.int().min(0),
  total_seconds: seconds,
  /** The projects that the created entries are on. */
  projects: z.array(reference),
});

/** What an import added. */
export type ImportResult = z.infer<typeof importResult>;

/** What undoing took back; `kept` is what the import had created and something else uses by now. */
export const importUndo = z.object({ deleted_entries: z.int().min(0), kept: z.array(reference) });

/** What undoing took back. */
export type ImportUndo = z.infer<typeof importUndo>;

/** A file of time in a list. `ambiguous` = somebody has to say which of day and month comes first. */
export const importSummary = entity.omit({ archived_at: true }).extend({
  file_name: z.string(),
  format: z.enum(IMPORT_FORMATS),
  date_order: z.enum([...DATE_ORDERS, 'ambiguous']),
  status: z.enum(IMPORT_STATUSES),
  rows: z.int().min(0),
  entries: z.int().min(0),
  total_seconds: seconds,
  error_count: z.int().min(0),
  warning_count: z.int().min(0),
  /** Name of who brought it; null for somebody from outside the team. */
  created_by: z.string().nullable(),
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  result: importResult.nullable(),
  undo: importUndo.nullable(),
});

/** A file of time in a list. */
export type ImportSummary = z.infer<typeof importSummary>;

/** A file of time with everything that was found in it. */
export const importDetail = importSummary.extend(importPreview.shape);

/** A file of time with everything that was found in it. */
export type ImportDetail = z.infer<typeof importDetail>;
