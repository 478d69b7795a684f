import { isBeforeEditWindow, isTooFarAhead } from '#contract/activity/rules.ts';
import { isRecurringOn, readRecurrence } from '#contract/recurrence/recurrence.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { RecurringRow } from '../queries/shortcuts.ts';
import { type DayOff, isAway, plannedMinutes } from './plan.ts';

/** True for a day on which recurring time is proposed, whether or not it was answered: none that leave takes all of. */
export const isDue = (
  row: RecurringRow,
  settings: TimeSettings,
  day: string,
  leave: readonly DayOff[],
): boolean => {
  const { today, edit_window_days } = settings;
  const recurrence = readRecurrence(row.rrule);
  if (row.paused || !recurrence || day < row.proposes_from || (row.ends_on !== null && day > row.ends_on))
    return false;
  if (isBeforeEditWindow(day, today, edit_window_days) || isTooFarAhead(day, today)) return false;
  if ((!row.on_days_off && plannedMinutes(settings, day) === 0) || isAway(settings, day, leave)) return false;
  return isRecurringOn(recurrence, row.starts_on, day);
};
