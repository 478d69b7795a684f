import type { EntryChange } from '#contract/activity/shapes.ts';
import { wallClock } from '../../../platform/wall-clock.ts';
import type { EntryRow } from '../queries/entries.ts';
import { readSpan, type Span } from './span.ts';

/**
 * When an entry is after a change. What the change leaves out stays: the start before the end, and on another day or
 * with another duration the end follows. Untouched times keep their seconds.
 */
export const mergeSpan = (zone: string, before: EntryRow, change: EntryChange): Span => {
  const { work_date, started_at, ended_at, duration_s } = before;
  const touched = [change.start, change.end, change.ends_next_day, change.duration_s, change.work_date];
  if (touched.every((value) => value === undefined)) return { work_date, started_at, ended_at, duration_s };
  const old = started_at && ended_at ? clocksOf(zone, started_at, ended_at) : null;
  const start = change.start === undefined ? (old?.start ?? null) : precise(change.start, old?.start);
  const day = change.work_date ?? work_date;
  if (!start)
    return readSpan(zone, { work_date: day, end: change.end, duration_s: change.duration_s ?? duration_s });
  if (keepsLength(change)) {
    return readSpan(zone, { work_date: day, start, duration_s: change.duration_s ?? duration_s });
  }
  return readSpan(zone, {
    work_date: day,
    start,
    end: change.end === undefined ? old?.end : precise(change.end, old?.end),
    ends_next_day: change.ends_next_day ?? old?.endsNextDay,
    duration_s: change.duration_s,
  });
};

const clocksOf = (zone: string, started: string, ended: string) => {
  const [start, end] = [wallClock(zone, started), wallClock(zone, ended)];
  return { start: start.time, end: end.time, endsNextDay: end.day > start.day };
};

/** The end follows: another length, or the same on another day. */
const keepsLength = ({ start, end, ends_next_day, duration_s, work_date }: EntryChange): boolean =>
  !end && ends_next_day === undefined && (duration_s !== undefined || (work_date !== undefined && !start));

/** `09:30` that stood there as `09:30:12` is no change. */
const precise = (given: string | null, old: string | undefined): string | null =>
  given && old?.startsWith(given) ? old : given;
