import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { timeOf } from '../../effects/calendar/wall.ts';
import { dayTitle } from '../day/day-words.ts';
import { t } from './messages.ts';

/** What a slot is called. */
export const slotText = (locale: string, day: CalendarDay | undefined, from: number, to: number): string =>
  t(day?.open ? 'slot' : 'slot_closed', {
    ...{ day: day ? dayTitle(locale, day.date) : '', from: timeOf(from), to: timeOf(to) },
  });
