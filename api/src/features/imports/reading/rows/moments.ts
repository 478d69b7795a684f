import { type DateOrder, readDate } from '../../../../platform/files/dates.ts';
import { readTime } from '../values/times.ts';
import type { Row } from './row.ts';

const EXAMPLE = { dmy: '31/12/2024', mdy: '12/31/2024', ymd: '2024-12-31' } as const satisfies Record<
  DateOrder,
  string
>;

/** The day on which a row starts; null after an error. */
export const readDay = (row: Row, order: DateOrder): string | null => {
  const text = row.text('startDate');
  const day = readDate(text, order);
  if (day === null) row.error(dateAdvice(text, order), 'startDate');
  return day;
};

const dateAdvice = (text: string, order: DateOrder): string =>
  text === ''
    ? 'The date is missing. Enter the day on which the work was done.'
    : `This is not a date. Write it like ${EXAMPLE[order]}, as the other rows do.`;

/** The day on which a row ends, null without one, undefined after an error. The same mistake as in the start date is reported once. */
export const readEndDay = (
  row: Row,
  order: DateOrder,
  workDate: string | null,
): string | null | undefined => {
  const text = row.text('endDate');
  if (text === '' || (workDate === null && text === row.text('startDate'))) return null;
  const day = readDate(text, order);
  if (day === null) row.error(dateAdvice(text, order), 'endDate');
  return day ?? undefined;
};

/** Seconds since midnight, null without a time, undefined after an error. */
export const readClock = (row: Row, field: 'startTime' | 'endTime'): number | null | undefined => {
  const text = row.text(field);
  if (text === '') return null;
  const seconds = readTime(text);
  if (seconds === null)
    row.error('This is not a time of day. Write it like 09:30, 09:30:15 or 9:30 AM.', field);
  return seconds ?? undefined;
};
