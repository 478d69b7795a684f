import { unzipSync } from 'fflate';
import { brokenRule } from '#contract/errors.ts';
import { withoutGuard } from '#contract/formulas.ts';
import { MOST_SHEET_COLUMNS, type RawSheet } from '#contract/sheets.ts';
import { decode } from './decode.ts';
import { recordsOf } from './records.ts';

/** Bytes that the parts of a workbook may take once they are unpacked. */
const LARGEST_WORKBOOK = 64 * 1024 * 1024;

/** How many rows a file may have, and of what. */
export interface SheetLimit {
  readonly most: number;
  /** In the plural: `projects`. */
  readonly things: string;
}

/** A CSV file or the first sheet of a workbook, cell by cell. Throws 422 beside `file` for anything else. */
export const sheetOf = async (
  name: string,
  bytes: Buffer,
  { most, things }: SheetLimit,
): Promise<RawSheet> => {
  const lines = isZip(bytes) ? await linesOfWorkbook(bytes) : linesOfText(bytes);
  const [head = [], ...rows] = lines.filter((cells) => cells.some((cell) => cell !== ''));
  const columns = head.slice(0, MOST_SHEET_COLUMNS);
  if (rows.length === 0)
    throw brokenRule(
      'file-empty',
      'file',
      'This file has no rows below its first line, which names the columns.',
    );
  if (rows.length > most)
    throw brokenRule(
      'file-too-long',
      'file',
      `This file has ${rows.length} rows; ${most} ${things} can be imported at a time.`,
    );
  return {
    file_name: name.slice(-255) || `${things}.csv`,
    columns,
    rows: rows.map((cells) => columns.map((_, at) => cells[at] ?? '')),
  };
};

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

const linesOfText = (bytes: Buffer): string[][] =>
  recordsOf(decode(bytes).text).records.map(({ cells }) => cells.map((cell) => withoutGuard(cell.trim())));

const linesOfWorkbook = async (bytes: Buffer): Promise<string[][]> => {
  requireSmall(bytes);
  // With the first workbook: a server that reads none does without it.
  const { readSheet: readWorkbook } = await import('read-excel-file/node');
  try {
    // Numbers stay as they are written: read as floats, some would be others.
    const rows = await readWorkbook(bytes, { parseNumber: (text) => text });
    return rows.map((cells) => cells.map(textOf));
  } catch {
    throw brokenRule('file-not-read', 'file', 'This workbook cannot be read. Save it as XLSX or CSV again.');
  }
};

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
};

/** Looks at the directory alone: what is packed small may be large. */
const requireSmall = (bytes: Buffer): void => {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    throw brokenRule('file-not-read', 'file', 'This workbook cannot be read. Save it as XLSX or CSV again.');
  }
  if (size > LARGEST_WORKBOOK)
    throw brokenRule(
      'file-too-large',
      'file',
      'This workbook is too large once it is unpacked. Keep the one sheet that is to be imported.',
    );
};
