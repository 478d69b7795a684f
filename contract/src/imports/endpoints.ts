import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id } from '../shapes.ts';
import { importMapping } from './mapping.ts';
import { importDetail, importSummary } from './shapes.ts';

/** The largest file that can be imported: 10 MiB, about 75 000 rows. */
export const LARGEST_IMPORT_BYTES = 10 * 1024 * 1024;

const params = z.object({ id });

/** The organization's imports, newest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  summary: 'Imports of time',
  access: { scope: 'organization', object: '/imports', action: 'list' },
  query: pageQuery,
  response: page(importSummary),
});

/**
 * Reads a file and says what it holds; nothing is imported yet. `date_order` has to stand before the file in the form.
 * 422 with `file` for a file that isn't a detailed time export; wrong rows are listed in the answer instead.
 */
export const previewImport = endpoint({
  method: 'POST',
  path: '/imports',
  summary: 'Preview a file of time from Toggl Track, Clockify or Harvest',
  access: { scope: 'organization', object: '/imports', action: 'create' },
  file: { maxBytes: LARGEST_IMPORT_BYTES },
  body: importMapping.pick({ date_order: true }),
  response: importDetail,
  status: 201,
});

/**
 * Reads a previewed file again: with an answer to an ambiguous date order, or because what it names has changed here since.
 * 422 `import-not-previewed` when it was applied or undone before.
 */
export const rereadImport = endpoint({
  method: 'POST',
  path: '/imports/:id/preview',
  summary: 'Preview an import again',
  access: { scope: 'organization', object: '/imports', action: 'create' },
  params,
  body: importMapping.pick({ date_order: true }),
  response: importDetail,
});

/** One import with its preview and result. */
export const readImport = endpoint({
  method: 'GET',
  path: '/imports/:id',
  summary: 'One import of time',
  access: { scope: 'organization', object: '/imports', action: 'read' },
  params,
  response: importDetail,
});

/**
 * Imports the previewed file as a whole, in one transaction. 422 `import-has-errors` while a row is wrong, `date-order-open`
 * while the order of its dates is, `import-not-previewed` when it was applied or undone before.
 */
export const applyImport = endpoint({
  method: 'POST',
  path: '/imports/:id/apply',
  summary: 'Import a previewed file',
  access: { scope: 'organization', object: '/imports', action: 'apply' },
  params,
  body: importMapping,
  response: importDetail,
});

/**
 * Takes back everything that the import added: its entries, and the people, clients, projects and service types that it
 * created and nothing else uses. 422 `import-not-applied` for any other, `import-in-use` when an entry was locked since.
 */
export const undoImport = endpoint({
  method: 'POST',
  path: '/imports/:id/undo',
  summary: 'Undo an import',
  access: { scope: 'organization', object: '/imports', action: 'undo' },
  params,
  response: importDetail,
});
