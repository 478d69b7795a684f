import type { Table } from '../../../../platform/files/pasted-table.ts';
import { plainly } from './days.ts';
import { hoursOf, isBlank } from './hours.ts';

/** How a pasted table is made up. */
export interface Layout {
  /** What each row says before its hours; null where it says nothing. */
  readonly labels: readonly string[] | null;
  /** What stands over the columns of hours; null without such a row. */
  readonly heads: readonly string[] | null;
  readonly hours: Table;
}

/** More columns than this before the hours are none that name a project and a service. */
const MOST_LABELS = 3;

const isHours = (text: string): boolean => isBlank(text) || hoursOf(text) !== undefined;

/** Finds where in a table the hours are: behind columns of names, and below a row of days. */
export function layoutOf(table: Table): Layout {
  const width = Math.max(...table.map((row) => row.length));
  const below = table.length > 1 ? table.slice(1) : table;
  let labels = 0;
  while (labels < Math.min(MOST_LABELS, width - 1) && isNames(below, labels)) labels += 1;
  const [first = []] = table;
  const isHead = table.length > 1 && isHeads(first.slice(labels));
  const rows = isHead ? below : table;
  return {
    labels: labels > 0 ? rows.map((row) => labelOf(row.slice(0, labels))) : null,
    heads: isHead ? first.slice(labels) : null,
    hours: rows.map((row) => row.slice(labels)),
  };
}

/** Words in most rows, where something stands at all. */
function isNames(rows: Table, column: number): boolean {
  const filled = rows.map((row) => row[column] ?? '').filter((text) => !isBlank(text));
  return filled.length > 0 && filled.filter((text) => !isHours(text)).length * 2 > filled.length;
}

const isHeads = (cells: readonly string[]): boolean => {
  const filled = cells.filter((text) => !isBlank(text));
  return filled.length > 0 && filled.every((text) => hoursOf(text) === undefined);
};

const labelOf = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const SUMS = ['total', 'sum', 'totals', 'week'];

/** True for what names a sum instead of a project or a day. */
export const isSum = (name: string): boolean => SUMS.includes(plainly(name));
