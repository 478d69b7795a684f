import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { formatDuration } from '../../../../ui/number/duration.ts';
import type { Place } from './grid-keys.ts';

/** A rectangle of cells, its edges included. */
export interface Selection {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells between two, both included. */
export const between = (one: Place, other: Place): Selection => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** The rows of a selection, each with the columns that are in it. */
const cut = (rows: readonly WeekRow[], { top, bottom, left, right }: Selection) =>
  rows.slice(top, bottom + 1).map((row) => ({ row, cells: row.cells.slice(left, right + 1) }));

/** The selected cells with their rows. */
export const cellsIn = (rows: readonly WeekRow[], selection: Selection) =>
  cut(rows, selection).flatMap(({ row, cells }) =>
    cells.map((cell, at) => ({ row, cell, column: selection.left + at })),
  );

/** The selected hours as a spreadsheet takes them: a line for each row, tabs between days, nothing for an empty cell. */
export const selectionText = (rows: readonly WeekRow[], selection: Selection): string =>
  cut(rows, selection)
    .map(({ cells }) =>
      cells.map(({ duration_s }) => (duration_s > 0 ? formatDuration(duration_s) : '')).join('\t'),
    )
    .join('\n');
