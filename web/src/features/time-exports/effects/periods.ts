import { addDays, startOfWeek } from '#contract/activity/rules.ts';

/** Days that are often asked for. */
export const PERIODS = ['last_month', 'this_month', 'last_week'] as const;
/** Days that are often asked for. */
export type Period = (typeof PERIODS)[number];

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** First and last day of a period, seen from `today`; weeks begin on `weekStart` (0 = Sunday). */
export function daysOf(period: Period, today: string, weekStart: number): { from: string; to: string } {
  const first = firstOfMonth(today);
  const lastBefore = addDays(first, -1);
  if (period === 'last_month') return { from: firstOfMonth(lastBefore), to: lastBefore };
  if (period === 'this_month') return { from: first, to: addDays(firstOfMonth(addDays(first, 31)), -1) };
  const week = startOfWeek(today, weekStart);
  return { from: addDays(week, -7), to: addDays(week, -1) };
}
