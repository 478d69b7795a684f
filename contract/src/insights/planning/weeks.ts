import { startOfWeek } from '../../activity/rules.ts';
import { addDays, differenceInDays } from '../../projects/calendar.ts';
import type { DayUse } from '../../projects/curve.ts';

/** So many weeks back a pace is looked for: three years, so that a season has come round twice. */
export const MOST_WEEKS = 156;

/** The first day of the first week that is looked back to. */
export const firstWeekOf = (today: string, week_start: number): string =>
  addDays(startOfWeek(today, week_start), -7 * MOST_WEEKS);

/** How many whole weeks lie between the first day with time and today's week. */
export const countWeeks = (first: string | null, today: string, week_start: number): number => {
  const now = startOfWeek(today, week_start);
  const begun = startOfWeek(addDays(first ?? now, 6), week_start);
  return Math.min(MOST_WEEKS, Math.max(0, Math.floor(differenceInDays(begun, now) / 7)));
};

/** Sums of the whole weeks before today's, oldest first, none before the first day with time; weeks without any count as nothing. */
export const wholeWeeks = (days: readonly DayUse[], today: string, week_start: number): number[] => {
  const count = countWeeks(days[0]?.day ?? null, today, week_start);
  const since = addDays(startOfWeek(today, week_start), -7 * count);
  const weeks = Array.from({ length: count }, () => 0);
  for (const { day, used } of days) {
    const at = Math.floor(differenceInDays(since, day) / 7);
    if (at >= 0 && at < count) weeks[at] = (weeks[at] ?? 0) + used;
  }
  return weeks;
};
