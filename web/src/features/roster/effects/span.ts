import { addDays, daysBetween, startOfWeek } from '#contract/activity/rules.ts';
import type { RosterView } from './roster-address.ts';

/** Days that are looked at, the last one included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

const lastOfMonth = (date: string): string => addDays(firstOfMonth(monthLater(date, 1)), -1);

/** The first day of another month. */
function monthLater(date: string, by: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

/** The days that a view shows around a day; a month in whole weeks. */
export function spanOf(view: RosterView, date: string, weekStart: number): Span {
  if (view === 'day') return { from: date, to: date };
  if (view === 'month')
    return {
      from: startOfWeek(firstOfMonth(date), weekStart),
      to: addDays(startOfWeek(lastOfMonth(date), weekStart), 6),
    };
  const from = startOfWeek(date, weekStart);
  return { from, to: addDays(from, view === 'weeks' ? 13 : 6) };
}

/** The day to look at for what comes before (-1) or after (1). */
export function stepped(view: RosterView, date: string, by: -1 | 1): string {
  if (view === 'month') return monthLater(date, by);
  return addDays(date, by * (view === 'day' ? 1 : view === 'weeks' ? 14 : 7));
}

/** Every day of a span. */
export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

/** `23 – 29 November`, `Thursday 26 November`, `November 2026`. */
export function spanWords(view: RosterView, date: string, { from, to }: Span, locale: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const styles: Intl.DateTimeFormatOptions =
    view === 'day'
      ? { weekday: 'long', day: 'numeric', month: 'long' }
      : view === 'month'
        ? { month: 'long', year: 'numeric' }
        : { day: 'numeric', month: from.slice(0, 7) === to.slice(0, 7) ? 'long' : 'short' };
  const format = new Intl.DateTimeFormat(locale, { ...styles, timeZone: 'UTC' });
  return view === 'day' || view === 'month' ? format.format(at(date)) : format.formatRange(at(from), at(to));
}
