import { addDays, later } from '#contract/projects/calendar.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** The organization whose days are counted or read, in its row-level security. */
export interface Inside {
  readonly db: Database;
  readonly organization: string;
}

/** Days from one to another, both with. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** What was written: days of time, days of capacity, and the first day from which on states are others. */
export interface Mark extends Days {
  readonly what: 'time' | 'capacity' | 'state';
}

/** Days that overlap or are less than a week apart, together; in order. */
export const merged = (ranges: readonly Days[]): Days[] => {
  const sorted = ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const found: Days[] = [];
  for (const { from, until } of sorted) {
    const last = found.at(-1);
    if (last && from <= addDays(last.until, 7))
      found[found.length - 1] = { from: last.from, until: later(last.until, until) };
    else found.push({ from, until });
  }
  return found;
};

/** What lies within some days; nothing where they don't touch. */
export const within = ({ from, until }: Days, first: string, last: string): Days[] => {
  const days = { from: from < first ? first : from, until: until > last ? last : until };
  return days.from <= days.until ? [days] : [];
};

/** Days in pieces of at most so many. */
export const pieces = ({ from, until }: Days, most: number): Days[] => {
  const found: Days[] = [];
  for (let first = from; first <= until; first = addDays(first, most)) {
    const last = addDays(first, most - 1);
    found.push({ from: first, until: last < until ? last : until });
  }
  return found;
};
