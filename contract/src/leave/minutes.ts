import { addDays, daysBetween, weekdayOf } from '../activity/rules.ts';
import type { LeavePart } from './states.ts';

/** The most days that one request may span. */
export const LONGEST_LEAVE = 366;

/** When an organization works: minutes per weekday, Sunday first, and its holidays by name. */
export interface LeaveCalendar {
  readonly working_days: readonly number[];
  readonly holidays: ReadonlyMap<string, string>;
}

/** One day of leave: what it takes of the working calendar; 0 on a holiday and where nobody works. */
export interface LeaveDay {
  readonly day: string;
  readonly minutes: number;
  readonly holiday: string | null;
}

/** Which days, and how much of them. `elapsed` = minutes from start to end of leave by the hour, as the clock really went. */
export interface LeaveTime {
  readonly from: string;
  readonly to: string;
  readonly part: LeavePart;
  readonly elapsed?: number;
}

/** The days of leave with what each takes; none where they run backwards. By the hour never more than the day has. */
export const daysOfLeave = (
  { from, to, part, elapsed = 0 }: LeaveTime,
  calendar: LeaveCalendar,
): LeaveDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const day = addDays(from, at);
    const holiday = calendar.holidays.get(day) ?? null;
    const whole = holiday === null ? (calendar.working_days[weekdayOf(day)] ?? 0) : 0;
    return { day, holiday, minutes: partOf(whole, part, elapsed) };
  });

/** The morning gets the odd minute, so that both halves are the whole day. */
const partOf = (whole: number, part: LeavePart, elapsed: number): number => {
  if (part === 'morning') return Math.ceil(whole / 2);
  if (part === 'afternoon') return Math.floor(whole / 2);
  return part === 'hours' ? Math.min(whole, elapsed) : whole;
};

/** Minutes of all of them. */
export const minutesOf = (days: readonly { readonly minutes: number }[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);

/** What a ledger changed by on a day. */
export interface LedgerDay {
  readonly day: string;
  readonly minutes: number;
}

/** What is there at the end of a day. */
export const balanceOn = (ledger: readonly LedgerDay[], day: string): number =>
  minutesOf(ledger.filter((entry) => entry.day <= day));

/** The lowest that a balance reaches from a day on. */
export const lowestFrom = (ledger: readonly LedgerDay[], day: string): number => {
  const later = ledger
    .filter((entry) => entry.day > day)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const days = [...new Set(later.map((entry) => entry.day))];
  return Math.min(balanceOn(ledger, day), ...days.map((at) => balanceOn(ledger, at)));
};

/** What of a year's leave somebody gets who is there for a part of it: by days, to the nearest minute. */
export const shareOfYear = (
  minutes: number,
  year: number,
  { start, end }: { readonly start: string; readonly end: string | null },
): number => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = start > first ? start : first;
  const to = end !== null && end < last ? end : last;
  const days = daysBetween(from, to) + 1;
  return days <= 0 ? 0 : Math.round((minutes * days) / (daysBetween(first, last) + 1));
};
