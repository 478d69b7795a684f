/** What was copied from a spreadsheet: rows of cells, as text. */
export type Table = readonly (readonly string[])[];

/** Characters beyond which a text isn't even looked at. */
const MOST_CHARACTERS = 200_000;

/** How many rows a text has, counted up to the first few thousand characters beyond what could be taken anyway. */
export const rowsIn = (text: string): number => text.replace(/[\r\n]+$/, '').split(/\r\n|\n|\r/).length;

/** True for a text that is longer than any block of hours can be. */
export const isTooLong = (text: string): boolean => text.length > MOST_CHARACTERS;

/**
 * Reads what a spreadsheet or a CSV file holds: tabs, semicolons or commas between cells, quotes around those that hold such
 * characters or a line's end. A comma is only taken for one between cells where a line as a whole is no number like `1,5`.
 */
export function tableFrom(text: string): Table {
  const between = separatorOf(text);
  const rows: string[][] = [[]];
  for (const { value, end } of cellsOf(text, between)) {
    rows.at(-1)?.push(value);
    if (end === 'line') rows.push([]);
  }
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
}

const WHOLE_NUMBER = /^\s*\d*,\d+\s*$/;

function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const isNumbers = lines.every((line) => !line.includes(',') || WHOLE_NUMBER.test(line));
  return isNumbers ? '\t' : ',';
}

/** The cells of a text, each with what stands behind it. */
function* cellsOf(text: string, between: string): Generator<{ value: string; end: 'cell' | 'line' }> {
  const plain = new RegExp(`[^${between}\\r\\n]*`, 'y');
  const quoted = /\s*"((?:[^"]|"")*)"[^\S\t\r\n]*/y;
  const after = new RegExp(`${between}|\\r\\n|\\n|\\r|$`, 'y');
  const read = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
  for (let at = 0; at <= text.length; ) {
    const inQuotes = read(quoted, at);
    const isQuoted = inQuotes !== null && read(after, at + inQuotes[0].length) !== null;
    const found = isQuoted ? inQuotes : read(plain, at);
    const value = isQuoted ? (inQuotes[1] ?? '').replaceAll('""', '"') : (found?.[0] ?? '');
    at += found?.[0].length ?? 0;
    const [mark = ''] = read(after, at) ?? [];
    yield { value: value.trim(), end: mark === between ? 'cell' : 'line' };
    if (mark === '') return;
    at += mark.length;
  }
}
