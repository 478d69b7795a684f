import { useQueries } from '@tanstack/react-query';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { activityChoices } from '../../queries.ts';
import { isSum } from './layout.ts';
import { type FindRow, rowFinder } from './row-names.ts';

/** How many names are looked up beyond the projects that were used lately. */
const MOST_NAMES = 20;

/** Finds the rows that pasted names mean, on a day of the week; `isLooking` until all of them were looked up. */
export function useNamedRows(
  labels: readonly string[],
  rows: readonly WeekRow[],
  date: string,
): { findRow: FindRow; isLooking: boolean } {
  const inWeek = rowFinder(rows, []);
  const unknown = labels.filter((label) => label !== '' && !isSum(label) && inWeek(label) === undefined);
  const words = [...new Set(unknown.map((label) => label.split(/\s/)[0] ?? ''))].slice(0, MOST_NAMES);
  const searches = unknown.length > 0 ? ['', ...words] : [];
  const found = useQueries({ queries: searches.map((word) => activityChoices(date, word)) });
  const choices = found.flatMap(({ data }) => (data ? [data] : []));
  return { findRow: rowFinder(rows, choices), isLooking: found.some(({ isPending }) => isPending) };
}
