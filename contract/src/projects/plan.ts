import { weekdayOf } from '../activity/rules.ts';
import { differenceInDays } from './calendar.ts';

/** When an organization works: minutes per weekday, Sunday first, and the days on which nobody does. */
export interface WorkingCalendar {
  readonly working_days: readonly number[];
  readonly holidays: readonly string[];
}

/** Working minutes from one day to another, both counted; 0 where the second is earlier. */
export const workingMinutes = (
  from: string,
  to: string,
  { working_days, holidays }: WorkingCalendar,
): number => {
  const days = differenceInDays(from, to) + 1;
  if (days <= 0) return 0;
  const first = weekdayOf(from);
  const perDay = (at: number) => working_days[(first + at) % 7] ?? 0;
  const week = working_days.reduce((sum, one) => sum + one, 0);
  const rest = Array.from({ length: days % 7 }, (_, at) => perDay(at)).reduce((sum, one) => sum + one, 0);
  const off = holidays.filter((day) => day >= from && day <= to);
  const lost = off.reduce((sum, day) => sum + (working_days[weekdayOf(day)] ?? 0), 0);
  return Math.floor(days / 7) * week + rest - lost;
};

/** A stretch of days, both counted. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * What of a budget is planned by the end of a day: it is spread over the span by working minutes, or evenly where
 * nobody works in it. Each day's plan is a difference of rounded sums, so that the days add up to the budget exactly.
 */
export const plannedBy = (
  budget: number,
  { from, to }: Span,
  calendar: WorkingCalendar,
): ((day: string) => number) => {
  const whole = workingMinutes(from, to, calendar);
  const evenly = { working_days: Array.from({ length: 7 }, () => 1), holidays: [] };
  const by = whole > 0 ? calendar : evenly;
  const all = BigInt(whole > 0 ? whole : Math.max(1, differenceInDays(from, to) + 1));
  return (day) => {
    if (day >= to) return budget;
    const gone = BigInt(workingMinutes(from, day, by));
    return Number((2n * BigInt(budget) * gone + all) / (2n * all));
  };
};

/** Whole tenths of a percent of each part, largest remainders first, so that they add up to 100 % exactly. */
export const sharesOf = (parts: readonly number[]): number[] => {
  const whole = parts.reduce((sum, one) => sum + one, 0);
  if (whole <= 0 || parts.some((one) => one < 0)) return parts.map(() => 0);
  const exact = parts.map((one) => (BigInt(one) * 1_000n) / BigInt(whole));
  const rest = parts.map((one, at) => ({ at, left: (BigInt(one) * 1_000n) % BigInt(whole) }));
  const missing = 1_000 - Number(exact.reduce((sum, one) => sum + one, 0n));
  const raised = new Set(
    rest
      .toSorted((one, other) => (one.left < other.left ? 1 : one.left > other.left ? -1 : one.at - other.at))
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return exact.map((one, at) => Number(one) + (raised.has(at) ? 1 : 0));
};
