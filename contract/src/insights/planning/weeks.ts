import { startOfWeek } from '../../activity/rules.ts';
import { addDays, differenceInDays } from '../../projects/calendar.ts';
import type { DayUse } from '../../projects/curve.ts';

/** So many weeks back a pace is looked for. */
const MOST_WEEKS = 52;

/** Sums of the whole weeks before today's, oldest first, none before the first day with time; weeks without any count as nothing. */
export const wholeWeeks = (days: readonly DayUse[], today: string, week_start: number): number[] => {
  const now = startOfWeek(today, week_start);
  const first = days[0]?.day ?? now;
  const begun = startOfWeek(addDays(first, 6), week_start);
  const count = Math.min(MOST_WEEKS, Math.max(0, Math.floor(differenceInDays(begun, now) / 7)));
  const since = addDays(now, -7 * count);
  const weeks = Array.from({ length: count }, () => 0);
  for (const { day, used } of days) {
    const at = Math.floor(differenceInDays(since, day) / 7);
    if (at >= 0 && at < count) weeks[at] = (weeks[at] ?? 0) + used;
  }
  return weeks;
};
