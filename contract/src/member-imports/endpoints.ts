import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MEMBER_SORTS, memberFilters } from '../members/endpoints.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { importedFile, LARGEST_SHEET_BYTES } from '../sheets.ts';
import { memberCheck, memberFileRules, memberSheet } from './shapes.ts';

const access = { scope: 'organization', object: '/members', action: 'write' } as const;
const file = { maxBytes: LARGEST_SHEET_BYTES } as const;

/** Reads a CSV or XLSX file; nothing is kept. 422 beside `file` for what can't be read, has no rows, or more than 10 000. */
export const readMemberSheet = endpoint({
  method: 'POST',
  path: '/member-imports/sheet',
  summary: 'Read a file of people',
  access,
  file,
  response: memberSheet,
});

/**
 * What a file would do, every cell that keeps it from that, and every row that may be somebody else. Its columns are told by their
 * names; one called `decision` says of a row what becomes of it. Nothing is written. Rules of cells: those of `createMember` and
 * `updateMember` (`manager-cycle`, `manager-known`, `position-known`, `position-full`, `email-needed`, `email-taken`, `email-of-account`,
 * `placeholder-has-account`, `dates-in-order`), and `skill-twice`.
 */
export const checkMembers = endpoint({
  method: 'POST',
  path: '/member-imports/check',
  summary: 'Check people before they are imported',
  access,
  file,
  body: memberFileRules,
  response: memberCheck,
});

/**
 * Adds and changes all of these people or none; nobody is invited by it. 422 with the cells that are wrong as `rows.{row}.{field}`: by
 * the rule that all of them break, such as `manager-cycle`, else `import-has-errors`; `import-undecided` where a row may be somebody else
 * and nobody said what becomes of it; `import-empty` where nothing is left.
 */
export const importMembers = endpoint({
  method: 'POST',
  path: '/member-imports',
  summary: 'Import people',
  access,
  file,
  body: memberFileRules,
  response: importedFile,
  status: 201,
});

/** What was imported, newest first. */
export const listMemberImports = endpoint({
  method: 'GET',
  path: '/member-imports',
  summary: 'List imports of people',
  access,
  query: pageQuery,
  response: page(importedFile),
});

/**
 * Takes an import back as a whole: its people go, and those that it changed are as they were. 404 for one that isn't there, 422
 * `import-undone` for one that was taken back before, `import-in-use` where somebody of it was used, invited or changed since.
 */
export const undoMemberImport = endpoint({
  method: 'POST',
  path: '/member-imports/:import_id/undo',
  summary: 'Take an import of people back',
  access,
  params: z.object({ import_id: id }),
  response: importedFile,
});

const shown = z.object({ ...memberFilters.shape, sort: sortBy(MEMBER_SORTS) });
const list = { scope: 'organization', object: '/members', action: 'read' } as const;

/** The people that pass the filters, in the list's order: a file that can be imported again. */
export const exportMembersCsv = endpoint({
  method: 'GET',
  path: '/member-exports/csv',
  summary: 'Export the team as CSV',
  access: list,
  query: shown,
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a workbook. 422 `too-many-people` beyond 10 000. */
export const exportMembersXlsx = endpoint({
  method: 'GET',
  path: '/member-exports/xlsx',
  summary: 'Export the team as a workbook',
  access: list,
  query: shown,
  download: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});
