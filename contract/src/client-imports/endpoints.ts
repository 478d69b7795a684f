import { z } from 'zod';
import { CLIENT_SORTS, clientFilters } from '../clients/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { importedFile, LARGEST_SHEET_BYTES } from '../sheets.ts';
import { clientCheck, clientFileRules, clientSheet } from './shapes.ts';

const access = { scope: 'organization', object: '/clients', action: 'create' } as const;
const file = { maxBytes: LARGEST_SHEET_BYTES } as const;

/** Reads a CSV or XLSX file; nothing is kept. 422 beside `file` for what can't be read, has no rows, or more than 10 000. */
export const readClientSheet = endpoint({
  method: 'POST',
  path: '/client-imports/sheet',
  summary: 'Read a file of clients',
  access,
  file,
  response: clientSheet,
});

/**
 * What a file would do, every cell that keeps it from that, and every row that may be somebody else. Its columns are told by their
 * names; one called `decision` says of a row what becomes of it. Nothing is written.
 */
export const checkClients = endpoint({
  method: 'POST',
  path: '/client-imports/check',
  summary: 'Check clients before they are imported',
  access,
  file,
  body: clientFileRules,
  response: clientCheck,
});

/**
 * Makes and changes all of these clients or none. 422 `import-has-errors` with the cells that are wrong as `rows.{row}.{field}`, and
 * `import-undecided` where a row may be somebody else and nobody said what becomes of it.
 */
export const importClients = endpoint({
  method: 'POST',
  path: '/client-imports',
  summary: 'Import clients',
  access,
  file,
  body: clientFileRules,
  response: importedFile,
  status: 201,
});

/** What was imported, newest first. */
export const listClientImports = endpoint({
  method: 'GET',
  path: '/client-imports',
  summary: 'List imports of clients',
  access,
  query: pageQuery,
  response: page(importedFile),
});

/**
 * Takes an import back as a whole: its clients go, and those that it changed are as they were. 404 for one that isn't there, 422
 * `import-undone` for one that was taken back before, `import-in-use` where something of it was used or changed since.
 */
export const undoClientImport = endpoint({
  method: 'POST',
  path: '/client-imports/:import_id/undo',
  summary: 'Take an import of clients back',
  access,
  params: z.object({ import_id: id }),
  response: importedFile,
});

const shown = z.object({ ...clientFilters.shape, sort: sortBy(CLIENT_SORTS) });
const list = { scope: 'organization', object: '/clients', action: 'list' } as const;

/** The clients that pass the filters, in the list's order, each with its main contact and address: a file that can be imported again. */
export const exportClientsCsv = endpoint({
  method: 'GET',
  path: '/client-exports/csv',
  summary: 'Export clients as CSV',
  access: list,
  query: shown,
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a workbook, with all contacts and addresses on sheets of their own. 422 `too-many-clients` beyond 10 000. */
export const exportClientsXlsx = endpoint({
  method: 'GET',
  path: '/client-exports/xlsx',
  summary: 'Export clients as a workbook',
  access: list,
  query: shown,
  download: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});
