import { expect, test } from 'vitest';
import { addDays } from '../activity/rules.ts';
import { isRecurringOn, readRecurrence, recurrenceText } from './recurrence.ts';

const days = (rule: string, first: string, count = 40) => {
  const read = readRecurrence(rule);
  if (!read) throw new Error(`${rule} was not understood.`);
  return Array.from({ length: count }, (_, at) => addDays(first, at)).filter((day) =>
    isRecurringOn(read, first, day),
  );
};

test('weekdays come on weekdays, from the day on which they start', () => {
  expect(days('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-19', 7)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
});

test('every second week counts weeks from Monday, whatever day it starts on', () => {
  expect(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', '2026-11-18', 26)).toEqual([
    '2026-11-22',
    '2026-11-30',
    '2026-12-06',
  ]);
});

test('every third day, and a weekday or a day of the month that is the first one’s', () => {
  expect(days('FREQ=DAILY;INTERVAL=3', '2026-11-29', 7)).toEqual(['2026-11-29', '2026-12-02', '2026-12-05']);
  expect(days('FREQ=WEEKLY', '2026-11-18', 8)).toEqual(['2026-11-18', '2026-11-25']);
  expect(days('FREQ=MONTHLY', '2026-11-18', 35)).toEqual(['2026-11-18', '2026-12-18']);
});

test('a month without its day has none, the last day follows leap years', () => {
  expect(days('FREQ=MONTHLY;BYMONTHDAY=31', '2028-01-31', 70)).toEqual(['2028-01-31', '2028-03-31']);
  expect(days('FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-31', 61)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ]);
  expect(days('FREQ=MONTHLY;BYMONTHDAY=29', '2027-01-29', 60)).toEqual(['2027-01-29', '2027-03-29']);
  expect(days('FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1', '2026-12-01', 100)).toEqual([
    '2026-12-01',
    '2027-02-01',
  ]);
});

test.each(['FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'FREQ=MONTHLY;BYMONTHDAY=-1'])(
  '%s is written as it was read',
  (rule) => {
    const read = readRecurrence(rule);
    expect(read && recurrenceText(read)).toBe(rule);
  },
);

test.each([
  '',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=1.5',
  'FREQ=WEEKLY;COUNT=3',
])('“%s” is refused', (rule) => {
  expect(readRecurrence(rule)).toBeUndefined();
});
