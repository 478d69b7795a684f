import type { IMPORT_FORMATS } from '#contract/imports/preview.ts';
import { refused } from '../refusal.ts';
import { type Columns, columnsOf } from './columns.ts';
import { headerKey } from './fields.ts';
import { refuseLists } from './list-files.ts';

/** Whose export a file is. */
export type Format = (typeof IMPORT_FORMATS)[number];

const CLOCKIFY_ONLY = [
  'duration (h)',
  'duration (decimal)',
  'time (h)',
  'time (decimal)',
  'invoice id',
  'group',
  'date of creation',
];

/** Recognises a detailed time export by its headers; refuses lists, summaries and anything without a date and a duration. */
export const recognise = (headerCells: readonly string[]): { format: Format; columns: Columns } => {
  const keys = new Set(headerCells.map(headerKey));
  refuseLists(keys);
  const format = formatOf(keys, headerCells);
  if (!format) {
    throw refused(
      'format-unknown',
      'This is not a detailed time export of Toggl Track, Clockify or Harvest: it has no “Start date” column, nor “Date” and “Hours”. Export the detailed report as CSV and choose that file.',
    );
  }
  const columns = columnsOf(headerCells);
  requireDuration(columns);
  return { format, columns };
};

const formatOf = (keys: ReadonlySet<string>, headerCells: readonly string[]): Format | null => {
  if (keys.has('date') && keys.has('hours')) return 'harvest';
  if (!keys.has('start date')) return null;
  // Both products use the same words; only Clockify writes each of them with a capital.
  const isTitled = headerCells.some((header) => header.trim() === 'Start Date');
  return isTitled || CLOCKIFY_ONLY.some((key) => keys.has(key)) ? 'clockify' : 'toggl';
};

const requireDuration = ({ positions }: Columns): void => {
  const hasDuration = positions.has('duration') || positions.has('hours');
  if (hasDuration || (positions.has('startTime') && positions.has('endTime'))) return;
  throw refused(
    'columns-missing',
    'The column “Duration” is missing, and there is no start and end time to count it from. Export the file again with that column.',
  );
};
