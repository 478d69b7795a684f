import type { ActivityCalendar, CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';

/** A draft without times on the project of `ACTIVITY_ANSWERS`, but for what is different. */
export const calendarEntry = (different: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 'e',
  version: 1,
  created_at: '2026-11-18T12:00:00.000Z',
  updated_at: '2026-11-18T12:00:00.000Z',
  archived_at: null,
  work_date: '2026-11-18',
  started_at: null,
  ended_at: null,
  start: null,
  end: null,
  ends_next_day: false,
  timezone: 'Europe/London',
  duration_s: 3600,
  project: { id: 'p', code: 'HRB-204', name: 'Harbour' },
  service: null,
  category: 'work',
  note: 'Patrol',
  billable: true,
  source: 'manual',
  tags: [],
  status: 'draft',
  status_reason: null,
  client_uuid: null,
  ...different,
});

const dayOn = (date: string, entries: readonly ActivityEntry[]): CalendarDay => {
  const total_s = entries
    .filter(({ work_date }) => work_date === date)
    .reduce((sum, { duration_s }) => sum + duration_s, 0);
  return {
    date,
    clock_change: null,
    planned_minutes: date < '2026-11-21' ? 480 : 0,
    holiday: null,
    open: true,
    closed: false,
    total_s,
    status: total_s > 0 ? 'draft' : 'empty',
    gaps: [],
  };
};

/** The week of 16 November, on its Wednesday at noon. */
export const calendarWeek = (
  entries: readonly ActivityEntry[],
  different: Partial<ActivityCalendar> = {},
): ActivityCalendar => ({
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-18',
  now: '2026-11-18T12:00:00.000Z',
  timezone: 'Europe/London',
  on_team: true,
  days: Array.from({ length: 7 }, (_, at) => dayOn(addDays('2026-11-16', at), entries)),
  entries: [...entries],
  timer: null,
  ...different,
});
