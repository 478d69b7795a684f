import { dateOrderOf } from '../../../platform/files/date-order.ts';
import type { DateOrder } from '../../../platform/files/dates.ts';
import { decimalMarkOf } from '../../../platform/files/decimals.ts';
import { decode } from '../../../platform/files/decode.ts';
import { recordsOf } from '../../../platform/files/records.ts';
import { headerOf } from './formats/columns.ts';
import { recognise } from './formats/format.ts';
import { refused } from './refusal.ts';
import { compareRows } from './rows/comparisons.ts';
import type { FileEntry } from './rows/entry.ts';
import type { Findings } from './rows/findings.ts';
import { fingerprints } from './rows/fingerprint.ts';
import { readEntry } from './rows/read-entry.ts';
import { Row } from './rows/row.ts';

/** An entry and its fingerprint (SHA-256, hex), by which the same row is known when it comes again. */
export interface TimeEntry extends FileEntry {
  readonly fingerprint: string;
}

/**
 * Reads the bytes of a detailed time export of Toggl Track, Clockify or Harvest.
 *
 * `dateOrder` is what somebody answered when it was asked for; dates with a leading year don't need it. The result's
 * `dateOrder` is `ambiguous` where neither the answer nor the file decides: entries are then read month first, to show them.
 * Wrong cells are collected in `errors` (several per row are possible); `entries` holds the sound rows only.
 *
 * @throws Failure 422 (`file-empty`, `file-not-text`, `list-not-time`, `format-unknown`, `columns-missing`) for a file that
 * isn't such an export.
 */
export const readTimeFile = (bytes: Uint8Array, dateOrder?: DateOrder) => {
  const { text, encoding } = decode(bytes);
  const { delimiter, records } = recordsOf(text);
  const [header, ...rows] = records;
  if (!header || rows.length === 0) {
    throw refused(
      'file-empty',
      'This file has no rows below its header. Choose an export with at least one entry.',
    );
  }
  const { format, columns } = recognise(header.cells);
  const findings: Findings = { errors: [], warnings: [] };
  const seen = rows.map((record) => new Row(record, columns, findings));
  const order = settledOrder(seen, dateOrder);
  const settings = {
    columns,
    dateOrder: order === 'ambiguous' ? ('mdy' as const) : order,
    decimalMark: decimalMarkOf(seen.flatMap(figures)),
  };
  const sound = rows.flatMap((record) => readEntry(record, settings, findings) ?? []);
  const prints = fingerprints(sound);
  return {
    format,
    encoding,
    delimiter,
    dateOrder: order,
    ignoredColumns: columns.ignored,
    headers: {
      start: headerOf(columns, 'startTime', 'startDate'),
      day: headerOf(columns, 'startDate'),
      project: headerOf(columns, 'project'),
    },
    rows: rows.length,
    entries: sound.map((entry, index): TimeEntry => ({ ...entry, fingerprint: prints[index] ?? '' })),
    errors: findings.errors,
    warnings: [...findings.warnings, ...compareRows(sound, columns)].sort((a, b) => a.row - b.row),
  };
};

/** What `readTimeFile` found. */
export type TimeFile = ReturnType<typeof readTimeFile>;

const datePairs = (row: Row): (readonly [string, string])[] => [
  [row.text('startDate'), row.text('endDate')],
  [row.text('createdOn'), ''],
];

const figures = (row: Row): string[] => [row.text('rate'), row.text('amount')];

const settledOrder = (rows: readonly Row[], answer: DateOrder | undefined): DateOrder | 'ambiguous' => {
  const found = dateOrderOf(rows.flatMap(datePairs));
  return found === 'ymd' || answer === undefined || answer === 'ymd' ? found : answer;
};
