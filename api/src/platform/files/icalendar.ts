import { createEvents, type DateArray, type DateTime, type EventAttributes } from 'ics';
import { addDays } from '#contract/activity/rules.ts';

/** When an event is: between instants (ISO 8601), or on whole days, wherever one looks from. */
type Time =
  | { readonly starts_at: string; readonly ends_at: string }
  | { readonly from_date: string; readonly to_date: string };

/** An event of a calendar file. */
export interface CalendarEvent {
  /** The same in every file that tells of it. */
  readonly uid: string;
  /** A calendar keeps what it has until it reads a higher number. */
  readonly sequence: number;
  readonly told_at: string;
  readonly time: Time;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

const PRODUCT = '-//Muster//Roster//EN';

/**
 * A calendar as a file (RFC 5545). Instants are in UTC, so that every calendar shows them on the clock of whoever looks, whatever it
 * knows of time zones.
 */
export const icalendarOf = (name: string, events: readonly CalendarEvent[]): string => {
  const header = { productId: PRODUCT, method: 'PUBLISH', calName: escaped(legible(name)) };
  const { error, value } = createEvents(events.map(attributesOf), header);
  if (value === null) throw error ?? new Error('No calendar was made.');
  return value;
};

const attributesOf = ({ time, told_at, location, status, ...event }: CalendarEvent): EventAttributes => ({
  ...{ uid: event.uid, sequence: event.sequence, status, url: event.url, timestamp: Date.parse(told_at) },
  ...{ title: legible(event.title), description: legible(event.description) },
  ...(location ? { location: legible(location) } : {}),
  ...timeOf(time),
  // What doesn't take place takes nobody's time, also where a calendar overlooks the status.
  transp: status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE',
});

const timeOf = (time: Time): { readonly start: DateTime; readonly end: DateTime } =>
  'starts_at' in time
    ? { start: Date.parse(time.starts_at), end: Date.parse(time.ends_at) }
    : // The end is the day after.
      { start: dayOf(time.from_date), end: dayOf(addDays(time.to_date, 1)) };

const dayOf = (day: string): DateArray => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** Text without signs that would end a line of the file, but for line feeds, which are written as such. */
const legible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');

/** The library writes the calendar's name as it is. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');
