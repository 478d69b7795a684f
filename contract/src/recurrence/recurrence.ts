import { addDays, daysBetween, startOfWeek, weekdayOf } from '../activity/rules.ts';

/** On which days something comes again; the part of RFC 5545 that plans of time and of shifts need. */
export interface Recurrence {
  readonly every: 'day' | 'week' | 'month';
  /** Every so many of them. */
  readonly interval: number;
  /** Of a week; 0 = Sunday. Empty = the weekday on which it starts. */
  readonly weekdays: readonly number[];
  /** Of a month, -1 = its last day; null = the day on which it starts. A month without such a day has none. */
  readonly monthday: number | null;
}

const DAYS: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;
const MOST_INTERVAL = 52;

/** Reads an RRULE; undefined for one that isn't understood. Weeks begin on Monday, as they do there unless told. */
export const readRecurrence = (text: string): Recurrence | undefined => {
  const parts = new Map(text.split(';').map((part) => splitAt(part)));
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, ...others } = Object.fromEntries(parts);
  const every = Object.entries(FREQUENCIES).find(([name]) => name === FREQ)?.[1];
  const interval = /^\d{1,2}$/.test(INTERVAL) ? Number(INTERVAL) : 0;
  const weekdays = BYDAY === undefined ? [] : BYDAY.split(',').map((day) => DAYS.indexOf(day));
  const monthday = BYMONTHDAY === undefined ? null : Number(BYMONTHDAY);
  if (!every || Object.keys(others).length > 0 || interval < 1 || interval > MOST_INTERVAL) return undefined;
  if (weekdays.includes(-1) || (weekdays.length > 0 && every !== 'week')) return undefined;
  if (monthday !== null && (every !== 'month' || !isMonthday(monthday))) return undefined;
  return { every, interval, weekdays, monthday };
};

const splitAt = (part: string): readonly [string, string] => {
  const [name = '', ...value] = part.split('=');
  return [name, value.join('=')];
};

const isMonthday = (day: number): boolean => Number.isInteger(day) && (day === -1 || (day >= 1 && day <= 31));

/** Writes it as an RRULE. */
export const recurrenceText = ({ every, interval, weekdays, monthday }: Recurrence): string => {
  const [frequency] = Object.entries(FREQUENCIES).find(([, one]) => one === every) ?? [];
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(every === 'week' && weekdays.length > 0 ? [`BYDAY=${weekdays.map((day) => DAYS[day]).join()}`] : []),
    ...(every === 'month' && monthday !== null ? [`BYMONTHDAY=${monthday}`] : []),
  ].join(';');
};

/** True for a day (`YYYY-MM-DD`) on which it comes, counted from the first one. */
export const isRecurringOn = (
  { every, interval, weekdays, monthday }: Recurrence,
  first: string,
  day: string,
): boolean => {
  if (day < first) return false;
  if (every === 'day') return daysBetween(first, day) % interval === 0;
  if (every === 'week') {
    const weeks = daysBetween(startOfWeek(first, 1), startOfWeek(day, 1)) / 7;
    const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
    return weeks % interval === 0 && wanted.includes(weekdayOf(day));
  }
  const isDay = monthday === -1 ? addDays(day, 1).endsWith('-01') : dayOf(day) === (monthday ?? dayOf(first));
  return isDay && (monthOf(day) - monthOf(first)) % interval === 0;
};

const dayOf = (day: string): number => Number(day.slice(8));
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
