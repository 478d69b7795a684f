import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { withUnsentTimer } from '../../components/timer/with-unsent-timer.ts';
import { applied } from '../../components/unsent/apply-write.ts';
import { effective } from '../../components/unsent/effective.ts';

/** The week as it is once everything that waits has been sent. To do it twice changes nothing. */
export function withUnsentCalendar(
  calendar: ActivityCalendar,
  writes: readonly QueuedWrite[],
): ActivityCalendar {
  if (writes.length === 0) return calendar;
  const entries = effective(writes).reduce(
    (rows, write) => applied(rows, write, calendar.timezone),
    calendar.entries,
  );
  const timer = withUnsentTimer(calendar.timer, writes, calendar.timezone, entries);
  return withEntries({ ...calendar, timer }, entries);
}

/** The week with some of its entries as they are going to be. */
export const withMoved = (
  calendar: ActivityCalendar,
  moved: ReadonlyMap<string, ActivityEntry>,
): ActivityCalendar =>
  moved.size === 0
    ? calendar
    : withEntries(
        calendar,
        calendar.entries.map((entry) => moved.get(entry.id) ?? entry),
      );

/** The week with other entries, all sums with them. */
function withEntries(calendar: ActivityCalendar, given: readonly ActivityEntry[]): ActivityCalendar {
  const { from, to, days } = calendar;
  const entries = given.filter(({ work_date }) => work_date >= addDays(from, -1) && work_date <= to);
  return {
    ...calendar,
    entries,
    days: days.map((day) => {
      const total_s = day.total_s + sumOf(entries, day.date) - sumOf(calendar.entries, day.date);
      return { ...day, total_s, status: day.status === 'empty' && total_s > 0 ? 'draft' : day.status };
    }),
  };
}

const sumOf = (entries: readonly ActivityEntry[], date: string): number =>
  entries.reduce((sum, { work_date, duration_s }) => (work_date === date ? sum + duration_s : sum), 0);
