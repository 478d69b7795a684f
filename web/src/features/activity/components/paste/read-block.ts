import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { DAY_SECONDS } from '#contract/activity/rules.ts';
import { formatDuration } from '../../../../ui/number/duration.ts';
import type { Target } from '../../effects/use-block-write.ts';
import type { Place } from '../grid/grid-keys.ts';
import { bareRow, rowKey } from '../week/week-rows.ts';
import { whyFixed } from '../week/why-fixed.ts';
import { hoursOf, isBlank } from './hours.ts';
import { isSum, type Layout } from './layout.ts';
import { t } from './messages.ts';
import type { FindRow } from './row-names.ts';

/** Something that isn't pasted, and why. */
export interface Left {
  /** Its place, apart from all others. */
  readonly id: string;
  /** The row and column that it was for, as far as they are known. */
  readonly row: WeekRow | undefined;
  readonly column: number | undefined;
  /** As it stands in what was pasted. */
  readonly text: string;
  readonly why: string;
}

/** What of a pasted table lands where, and what is left. */
export interface Block {
  readonly targets: readonly Target[];
  readonly left: readonly Left[];
}

/** Where a table is pasted. */
export interface Ground {
  readonly week: ActivityWeek;
  readonly rows: readonly WeekRow[];
  readonly at: Place;
  readonly findRow: FindRow;
  readonly findDay: (head: string) => number;
}

/** Says of every cell of a pasted table where it lands, or why it doesn't. */
export function readBlock(layout: Layout, ground: Ground): Block {
  const { labels, hours } = layout;
  const columns = columnsOf(layout, ground);
  const [targets, left]: [Target[], Left[]] = [[], []];
  const taken = new Set<string>();
  for (const [index, cells] of hours.entries()) {
    const label = labels?.[index];
    if (cells.every(isBlank) || (label !== undefined && isSum(label))) continue;
    const row = rowOf(label, index, ground);
    if (typeof row === 'string') {
      left.push({
        id: `${index}`,
        row: undefined,
        column: undefined,
        text: label ?? cells.join('  '),
        why: row,
      });
      continue;
    }
    for (const [at, text] of cells.entries()) {
      const column = columns[at];
      if (isBlank(text) || column === 'sum') continue;
      const key = `${rowKey(row)} ${String(column)}`;
      const read = typeof column === 'string' ? column : readCell(row, column ?? -1, text, taken.has(key));
      if (typeof read === 'string')
        left.push({
          id: `${index} ${at}`,
          row,
          column: typeof column === 'number' ? column : undefined,
          text,
          why: read,
        });
      else if (read) targets.push(read);
      taken.add(key);
    }
  }
  return withinDays({ targets, left }, ground.week);
}

/** The column of the week that each column of hours is for, or why it is for none. */
function columnsOf({ labels, heads, hours }: Layout, { at, findDay }: Ground): (number | string)[] {
  const width = Math.max(...hours.map((row) => row.length));
  const first = width >= 7 ? 0 : at.column;
  return Array.from({ length: width }, (_, index) => {
    const head = heads?.[index] ?? '';
    if (isSum(head) || (labels && !heads && index === 7)) return 'sum';
    const column = heads ? findDay(head) : first + index;
    if (heads && column < 0) return t('no_day', { head: head || t('no_head') });
    return column < 7 ? column : t('beyond_days');
  });
}

function rowOf(
  label: string | undefined,
  index: number,
  { week, rows, at, findRow }: Ground,
): WeekRow | string {
  if (label === undefined) return rows[at.row + index] ?? t('no_row');
  const found = findRow(label);
  if (found === 'several') return t('several_rows');
  if (!found) return t('unknown_row');
  return rows.find((row) => rowKey(row) === rowKey(found)) ?? bareRow(week, found);
}

/** What a cell comes to; a sentence where it comes to nothing, undefined where it changes nothing. */
function readCell(row: WeekRow, column: number, text: string, isTaken: boolean): Target | string | undefined {
  const cell = row.cells[column];
  const duration_s = hoursOf(text);
  if (!cell) return t('beyond_days');
  if (duration_s === undefined) return t('no_hours');
  if (duration_s > DAY_SECONDS) return t('long_day');
  if (isTaken) return t('twice');
  // A minute that the cell shows already keeps its seconds.
  if (Math.floor(duration_s / 60) === Math.floor(cell.duration_s / 60)) return undefined;
  return cell.editable ? { row, column, duration_s } : whyFixed(cell);
}

/** Leaves the cells of days that would hold more than 24 hours. */
function withinDays({ targets, left }: Block, week: ActivityWeek): Block {
  const over = week.days.map(({ total_s }, column) => {
    const more = targets
      .filter((one) => one.column === column)
      .reduce((sum, { row, duration_s }) => sum + duration_s - (row.cells[column]?.duration_s ?? 0), 0);
    return more > 0 && total_s + more > DAY_SECONDS;
  });
  const full = targets.filter(({ column }) => over[column]);
  if (full.length === 0) return { targets, left };
  return {
    targets: targets.filter(({ column }) => !over[column]),
    left: [
      ...left,
      ...full.map(({ row, column, duration_s }) => ({
        ...{ id: `day ${column} ${rowKey(row)}`, row, column, text: formatDuration(duration_s) },
        why: t('over_a_day'),
      })),
    ],
  };
}
