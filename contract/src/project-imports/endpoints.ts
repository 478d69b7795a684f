import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { LARGEST_SHEET_BYTES } from '../sheets.ts';
import { projectImport, sheet, sheetProblem, sheetRows } from './shapes.ts';

const object = '/projects';
const access = { scope: 'organization', object, action: 'create' } as const;

/** Reads a CSV or XLSX file; nothing is kept. 422 beside `file` for what can't be read, has no rows, or more than 500. */
export const readSheet = endpoint({
  method: 'POST',
  path: '/project-imports/sheet',
  summary: 'Read a file of projects',
  access,
  file: { maxBytes: LARGEST_SHEET_BYTES },
  response: sheet,
});

/** Every cell that keeps these rows from being projects; none where they may come. Nothing is written. */
export const checkSheet = endpoint({
  method: 'POST',
  path: '/project-imports/check',
  summary: 'Check projects before they are imported',
  access,
  body: sheetRows,
  response: z.object({ problems: z.array(sheetProblem) }),
});

/** Makes all of these projects or none. 422 `import-has-errors` with every cell that is wrong as `rows.{row}.{field}`. */
export const importProjects = endpoint({
  method: 'POST',
  path: '/project-imports',
  summary: 'Import projects',
  access,
  body: sheetRows.extend({ file_name: z.string().trim().min(1).max(255) }),
  response: projectImport,
  status: 201,
});

/** What was imported, newest first. */
export const listProjectImports = endpoint({
  method: 'GET',
  path: '/project-imports',
  summary: 'List imports of projects',
  access,
  query: pageQuery,
  response: page(projectImport),
});

/**
 * Takes an import back: its projects go, but for those that hold time, comments or roles, or were changed since. 404 for one that
 * isn't there, 422 `import-undone` for one that was taken back before.
 */
export const undoProjectImport = endpoint({
  method: 'POST',
  path: '/project-imports/:import_id/undo',
  summary: 'Take an import of projects back',
  access,
  params: z.object({ import_id: id }),
  response: projectImport,
});
