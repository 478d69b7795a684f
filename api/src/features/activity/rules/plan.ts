import { weekdayOf } from '#contract/activity/rules.ts';
import type { TimeSettings } from '../queries/settings.ts';

/** What approved leave takes of a day. */
export interface DayOff {
  readonly day: string;
  readonly minutes: number;
}

/** Minutes that the organization's calendar plans for a day, less somebody's leave. */
export const plannedMinutes = (
  { working_days, holidays }: TimeSettings,
  date: string,
  leave: readonly DayOff[] = [],
): number => {
  const whole = holidays.includes(date) ? 0 : (working_days[weekdayOf(date)] ?? 0);
  return leave.reduce((left, { day, minutes }) => (day === date ? Math.max(0, left - minutes) : left), whole);
};

/** True for a working day that leave takes all of. */
export const isAway = (settings: TimeSettings, date: string, leave: readonly DayOff[]): boolean =>
  plannedMinutes(settings, date) > 0 && plannedMinutes(settings, date, leave) === 0;
