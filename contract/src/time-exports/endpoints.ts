import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import { exportPart, exportPreview, exportPurpose, exportSelection, timeExport } from './shapes.ts';

const object = '/time-exports';
const place = '/time-exports/:export_id';
const params = z.object({ export_id: id });
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NO_PARTS = 'Choose at least one thing to sum by.';

/** What would go out now, and what would not. 422 for days that run backwards or are too many. */
export const previewExport = endpoint({
  method: 'GET',
  path: '/time-export-preview',
  summary: 'Approved time that would go out',
  access: { scope: 'organization', object, action: 'create' },
  query: z.object({ ...exportSelection.shape, part: several(exportPart) }),
  response: exportPreview,
});

/** What went out, newest first, with what was taken back. */
export const listExports = endpoint({
  method: 'GET',
  path: object,
  summary: 'List exports of approved time',
  access: { scope: 'organization', object, action: 'list' },
  query: z.object({ ...pageQuery.shape, purpose: several(exportPurpose) }),
  response: page(timeExport),
});

/**
 * Lets approved time out: each entry once for a purpose, and locked from then on. 422 `nothing-to-export`, `too-many-lines`, and for the
 * days as above; 404 for a person, client or project that isn't there.
 */
export const createExport = endpoint({
  method: 'POST',
  path: object,
  summary: 'Export approved time',
  access: { scope: 'organization', object, action: 'create' },
  body: exportSelection.extend({ parts: z.array(exportPart).min(1, NO_PARTS) }),
  response: timeExport,
  status: 201,
});

/** One export. */
export const readExport = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read an export of approved time',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  response: timeExport,
});

/** Takes an export back: its time may go out again, and what it locked is approved again. 422 `withdrawn` where it was before. */
export const withdrawExport = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Take an export of approved time back',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
});

/** Its lines as CSV: hours as the organization rounds them, seconds as they are. */
export const downloadExportCsv = endpoint({
  method: 'GET',
  path: `${place}/csv`,
  summary: 'Download an export as CSV',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a workbook, with a sheet about the export. */
export const downloadExportXlsx = endpoint({
  method: 'GET',
  path: `${place}/xlsx`,
  summary: 'Download an export as a workbook',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  download: { type: XLSX },
});
