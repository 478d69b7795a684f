import { addDays } from './rules.ts';

/** The month that a day lies in, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of a month. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** The month after another. */
export const monthAfter = (month: string): string => monthOf(addDays(firstDayOf(month), 31));

/** True for a day of one of these months. */
export const isClosed = (closedMonths: readonly string[], day: string): boolean =>
  closedMonths.includes(monthOf(day));

/** The day itself where its month is open, else the first of the next month that is. */
export const firstOpenDay = (closedMonths: readonly string[], day: string): string => {
  if (!isClosed(closedMonths, day)) return day;
  let month = monthOf(day);
  while (closedMonths.includes(month)) month = monthAfter(month);
  return firstDayOf(month);
};

const WORDS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a day, or a month, as it is read: `March 2026`. */
export const monthWords = (day: string): string =>
  WORDS.format(new Date(`${firstDayOf(monthOf(day))}T00:00:00Z`));
