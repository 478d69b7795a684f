import { expect, test } from 'vitest';
import { columnTitle, dayTitle, shortDayTitle, weekdayLetter, weekNumber } from './day-words.ts';

test('a day is named as people say it', () => {
  expect(dayTitle('en-GB', '2026-11-19')).toBe('Thursday 19 November');
  expect(shortDayTitle('en-GB', '2026-11-19')).toBe('Thu 19 November');
  expect(columnTitle('en-GB', '2026-11-19')).toBe('Thu 19');
  expect(weekdayLetter('en-GB', '2026-11-19')).toBe('T');
});

test.each([
  ['2026-11-19', 47],
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2024-12-30', 1],
])('%s lies in week %i', (date, number) => {
  expect(weekNumber(date)).toBe(number);
});
