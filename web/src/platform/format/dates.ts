import { LANGUAGE } from '../messages.ts';
import { kept } from './kept.ts';

/** How much of an instant or a day is shown. */
export type DateStyle = 'day' | 'short' | 'weekday' | 'month' | 'short-month' | 'time' | 'full';

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  'short-month': { month: 'short', year: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  full: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
};

const formatter = kept((locale: string, timeZone: string, style: DateStyle) => {
  return new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone });
});

const dayFormatter = kept((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }));

// Words in the middle of sentences, which are in the language of the pages, whatever dates look like.
const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });

/** An instant (ISO 8601 or ms since epoch) in a zone. */
export const instant = (locale: string, zone: string, at: string | number, style: DateStyle): string =>
  formatter(locale, zone, style).format(new Date(at));

/** A calendar day, `YYYY-MM-DD`; it has no zone. */
export const calendarDay = (locale: string, day: string, style: DateStyle): string =>
  formatter(locale, 'UTC', style).format(new Date(`${day}T00:00:00Z`));

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a zone. */
export const dayIn = (zone: string, at: string | number | Date): string =>
  dayFormatter(zone).format(new Date(at));

const STEPS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 hours ago`, `in 2 days`, `now`; `now` in ms since epoch. */
export function sinceOrUntil(at: string | number, now: number): string {
  const seconds = Math.round((new Date(at).getTime() - now) / 1000);
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  if (!step) return relative.format(0, 'second');
  return relative.format(Math.trunc(seconds / step[1]), step[0]);
}
