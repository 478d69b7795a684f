import { type DateOrder, dayAfter, daySeconds, wallClock } from '../../../../platform/files/dates.ts';
import { type DurationReading, readDuration, readHours, withinDay } from '../values/durations.ts';
import type { Span } from './entry.ts';
import { readClock, readDay, readEndDay } from './moments.ts';
import type { Row } from './row.ts';

const HOUR = 3600;
/** Half of the last place of hours with two decimals. */
const DECIMAL_ROUNDING = 18;

/** Day, start, end and duration of a row; null after an error. */
export const readSpan = (row: Row, order: DateOrder): Span | null => {
  const workDate = readDay(row, order);
  const startTime = readClock(row, 'startTime');
  const endTime = readClock(row, 'endTime');
  const endDate = readEndDay(row, order, workDate);
  if (workDate === null || startTime === undefined || endTime === undefined || endDate === undefined) {
    checkDuration(row);
    return null;
  }
  const start = startTime === null ? null : daySeconds(workDate) + startTime;
  const end = start === null || endTime === null ? null : endSeconds(start, workDate, endDate, endTime);
  const durationSeconds = settleDuration(row, start === null || end === null ? null : end - start);
  if (durationSeconds === null) return null;
  return {
    workDate,
    start: start === null ? null : wallClock(start),
    end: end === null ? null : wallClock(end),
    durationSeconds,
  };
};

const endSeconds = (start: number, workDate: string, endDate: string | null, endTime: number): number => {
  if (endDate !== null) return daySeconds(endDate) + endTime;
  const sameDay = daySeconds(workDate) + endTime;
  return sameDay < start ? daySeconds(dayAfter(workDate)) + endTime : sameDay;
};

const writtenDuration = (row: Row): DurationReading | null => {
  if (row.text('duration') !== '') return readDuration(row.text('duration'));
  return row.text('hours') === '' ? null : readHours(row.text('hours'));
};

const durationField = (row: Row) =>
  row.text('duration') === '' && row.text('hours') !== '' ? 'hours' : 'duration';

const checkDuration = (row: Row): void => {
  const reading = writtenDuration(row);
  if (reading && 'problem' in reading) row.error(reading.problem, durationField(row));
};

/** The written duration is kept where it disagrees with start and end; without one, start and end tell it. */
const settleDuration = (row: Row, elapsed: number | null): number | null => {
  const field = durationField(row);
  const reading = writtenDuration(row) ?? (elapsed === null ? null : withinDay(elapsed));
  if (reading === null) {
    row.error('The duration is missing. Enter it like 01:30:00.', field, 'hours', 'endTime');
    return null;
  }
  if ('problem' in reading) {
    row.error(reading.problem, field, 'hours', 'endTime');
    return null;
  }
  const { seconds } = reading;
  if (elapsed === null || elapsed === seconds) return seconds;
  // Hours with two decimals are a rounding of the exact start and end.
  if (field === 'hours' && Math.abs(elapsed - seconds) <= DECIMAL_ROUNDING) return elapsed;
  // A clock set back in autumn makes an hour that the wall clock doesn't show.
  if (elapsed < 0 && seconds - elapsed !== HOUR) {
    row.error('The end lies before the start. Correct the start or the end.', 'endTime', 'endDate');
    return null;
  }
  row.warn('duration_differs', differs(seconds, elapsed), field);
  return seconds;
};

const differs = (seconds: number, elapsed: number): string =>
  `The duration is ${clock(seconds)}, from start to end it is ${clock(elapsed)}. The duration is kept.`;

const clock = (seconds: number): string => {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / HOUR), Math.floor(size / 60) % 60, size % 60];
  return `${seconds < 0 ? '-' : ''}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
};
