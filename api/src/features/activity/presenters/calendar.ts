import type { ActivityCalendar, CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { isClosed } from '#contract/activity/months.ts';
import { addDays, isBeforeEditWindow, isTooFarAhead } from '#contract/activity/rules.ts';
import { clockChangeOn, wallClock } from '../../../platform/wall-clock.ts';
import type { LeaveTaken } from '../../leave/queries.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { TimerRow } from '../queries/timer.ts';
import { dayOf, statusOfDay } from '../rules/findings.ts';
import { plannedMinutes } from '../rules/plan.ts';
import { gapsOf, total } from './day.ts';
import { presentEntry, presentTimer } from './entry.ts';
import { presentLeave } from './leave.ts';

/** What a week by the clock is made of. */
export interface CalendarParts {
  readonly settings: TimeSettings;
  /** Its first day. */
  readonly from: string;
  readonly now: Date;
  readonly on_team: boolean;
  /** Entries of the seven days and of the day before. */
  readonly entries: readonly EntryRow[];
  readonly timer: TimerRow | undefined;
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
  readonly leave: readonly LeaveTaken[];
}

/** A week by the clock. */
export const presentCalendar = (parts: CalendarParts): ActivityCalendar => {
  const { settings, from, now, on_team, entries, timer } = parts;
  return {
    from,
    to: addDays(from, 6),
    today: settings.today,
    now: now.toISOString(),
    timezone: settings.timezone,
    on_team,
    days: Array.from({ length: 7 }, (_, at) => presentCalendarDay(parts, addDays(from, at))),
    entries: entries.filter((entry) => entry.work_date >= from || isReaching(entry, from)).map(presentEntry),
    timer: timer ? presentTimer(timer) : null,
  };
};

const isReaching = ({ ended_at, timezone }: EntryRow, day: string): boolean => {
  if (ended_at === null) return false;
  const end = wallClock(timezone, ended_at);
  return end.day === day && end.time > '00:00:00';
};

const presentCalendarDay = (parts: CalendarParts, date: string): CalendarDay => {
  const { settings, now, entries, timer, holidays, leave } = parts;
  const ofDay = dayOf(entries, date).entries;
  const running = timer ? presentTimer(timer) : null;
  const until = running?.work_date === date ? running.started_at : undefined;
  const { today, edit_window_days, timezone, closed_months } = settings;
  const closed = isClosed(closed_months, date);
  return {
    date,
    clock_change: clockChangeOn(timezone, date),
    planned_minutes: plannedMinutes(settings, date, leave),
    ...presentLeave(leave, date),
    holiday: holidays.find((holiday) => holiday.date === date)?.name ?? null,
    closed,
    open: !closed && !isBeforeEditWindow(date, today, edit_window_days) && !isTooFarAhead(date, today),
    total_s: total(ofDay),
    status: statusOfDay(ofDay),
    gaps: gapsOf(timezone, ofDay, until, now),
  };
};
