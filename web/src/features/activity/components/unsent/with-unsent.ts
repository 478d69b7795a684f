import type { ActivityDay, DayPart } from '#contract/activity/day-shapes.ts';
import type { ActivityEntry, ActivityTimer } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { withUnsentTimer } from '../timer/with-unsent-timer.ts';
import { applied } from './apply-write.ts';
import { effective } from './effective.ts';
import { isNoting, noteSubject } from './entry-writes.ts';

/** The day as it is once everything that waits has been sent. To do it twice changes nothing. */
export function withUnsent(day: ActivityDay, writes: readonly QueuedWrite[]): ActivityDay {
  const note = writes.findLast((write) => isNoting(write) && write.subject === noteSubject(day.date));
  const rows = effective(writes).reduce(
    (entries, write) => applied(entries, write, day.timezone),
    day.entries,
  );
  const entries =
    rows === day.entries ? rows : rows.filter((row) => row.work_date === day.date).sort(byStart);
  const timer = withUnsentTimer(day.timer, writes, day.timezone, rows);
  const isLogged = entries.length > 0 || timer?.work_date === day.date;
  return {
    ...day,
    entries,
    timer,
    total_s: day.total_s + sumOf(entries) - sumOf(day.entries),
    status: day.status === 'empty' && entries.length > 0 ? 'draft' : day.status,
    checks: isLogged ? day.checks.filter(({ rule }) => rule !== 'nothing-logged') : day.checks,
    timeline: timelineOf(day, entries, timer),
    note: note && isNoting(note) ? { ...day.note, ...note.input.body, version: day.note.version } : day.note,
  };
}

/** What is left of the day's timeline, and what was timed since. */
function timelineOf(
  day: ActivityDay,
  entries: readonly ActivityEntry[],
  timer: ActivityTimer | null,
): DayPart[] {
  const isThere = ({ id, running }: DayPart) =>
    running
      ? id === timer?.id
      : entries.some((entry) => entry.id === id) || !day.entries.some((entry) => entry.id === id);
  const parts = day.timeline.filter(isThere);
  const timed = entries.flatMap((entry) => {
    const { id, started_at, ended_at, note, project, service } = entry;
    const isNew = started_at && ended_at && !day.timeline.some((part) => part.id === id && !part.running);
    return isNew ? [{ id, started_at, ended_at, running: false, note, project, service }] : [];
  });
  const isRunning = timer?.work_date === day.date && !parts.some(({ running }) => running);
  if (!isRunning) return [...parts, ...timed];
  const { id, started_at, note, project, service } = timer;
  return [
    ...parts,
    ...timed,
    { id, started_at, ended_at: day.ends_at, running: true, note, project, service },
  ];
}

const sumOf = (entries: readonly ActivityEntry[]): number =>
  entries.reduce((sum, { duration_s }) => sum + duration_s, 0);

const LATEST = '99';

// As the server sorts them: by the clock, those without one at the end.
const byStart = (one: ActivityEntry, other: ActivityEntry): number =>
  (one.start ?? LATEST).localeCompare(other.start ?? LATEST);
