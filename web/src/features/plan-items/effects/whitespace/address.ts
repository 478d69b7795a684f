import { flag, oneOf, searchParameters, text, whole } from '../../../../platform/search.ts';
import type { GridView } from './grid.ts';

/** What the columns may be. */
export const COLUMNS = ['units', 'years'] as const;

/** What the address of the whitespace holds: what the columns are, of which year or unit, and whether services without spend are left out. */
export const whitespaceSearch = searchParameters({
  by: oneOf(COLUMNS),
  year: whole,
  unit: text,
  spent: flag,
});

/** The address, read. */
export type WhitespaceSearch = ReturnType<typeof whitespaceSearch>;

/** In the address for the client as a whole. */
export const WHOLE = 'whole';

type Period = { readonly starts_on: string; readonly ends_on: string };

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The year that is shown without one in the address: today's, or the one of the plan's period that is next to it. */
export const usualYear = ({ starts_on, ends_on }: Period, today: string): number =>
  Math.min(Math.max(yearOf(today), yearOf(starts_on)), yearOf(ends_on));

/** The view that an address stands for; the years are those of the first unit until another one is chosen. */
export const viewOf = (
  { by, year, unit }: WhitespaceSearch,
  usual: number,
  units: readonly { readonly id: string }[],
): GridView => {
  if (by !== 'years') return { by: 'units', year: year ?? usual };
  if (unit === WHOLE) return { by: 'years', unit_id: null };
  const chosen = units.find(({ id }) => id === unit) ?? units[0];
  return { by: 'years', unit_id: chosen?.id ?? null };
};
