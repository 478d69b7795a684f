import type { DATE_ORDERS } from '#contract/imports/preview.ts';

/** Order of day, month and year in a file's numeric dates. */
export type DateOrder = (typeof DATE_ORDERS)[number];

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/**
 * A date as `YYYY-MM-DD`, null when it isn't one. Year first and dotted dates (31.12.2024) read the same in every order; a
 * year of two digits lies in this century.
 */
export const readDate = (text: string, order: DateOrder): string | null => {
  const first = YEAR_FIRST.exec(text);
  if (first) return calendarDay(first[1], first[3], first[4]);
  const last = YEAR_LAST.exec(text);
  if (!last) return null;
  const [, one, mark, two, year = ''] = last;
  const fullYear = year.length === 2 ? `20${year}` : year;
  return order === 'mdy' && mark !== '.' ? calendarDay(fullYear, one, two) : calendarDay(fullYear, two, one);
};

/** Seconds from 1970-01-01T00:00 to the start of a `YYYY-MM-DD`, without any zone. */
export const daySeconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** `YYYY-MM-DDTHH:mm:ss`, wall clock, of seconds counted like `daySeconds`. */
export const wallClock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

/** `YYYY-MM-DD` of the day after. */
export const dayAfter = (day: string): string => wallClock(daySeconds(day) + 86_400).slice(0, 10);

/** Both numbers before or after the year of a date whose order is open; null for ISO, dotted and unreadable dates. */
export const openParts = (text: string): readonly [number, number] | null => {
  const [, one, mark, two] = YEAR_LAST.exec(text) ?? [];
  return one === undefined || two === undefined || mark === '.' ? null : [Number(one), Number(two)];
};

const calendarDay = (year = '', month = '', day = ''): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text) return null;
  return Number(year) >= 1970 && Number(year) < 2100 ? text : null;
};
