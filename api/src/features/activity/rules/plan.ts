import { weekdayOf } from '#contract/activity/rules.ts';
import type { TimeSettings } from '../queries/settings.ts';

/** Minutes that the organization's calendar plans for a day. */
export const plannedMinutes = ({ working_days, holidays }: TimeSettings, date: string): number =>
  holidays.includes(date) ? 0 : (working_days[weekdayOf(date)] ?? 0);
