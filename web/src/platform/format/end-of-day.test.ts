import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test.each([
  ['2026-12-03', 'UTC', '2026-12-03T23:59:59.999Z'],
  ['2026-12-03', 'Europe/London', '2026-12-03T23:59:59.999Z'],
  ['2026-07-03', 'Europe/London', '2026-07-03T22:59:59.999Z'],
  ['2026-12-03', 'America/New_York', '2026-12-04T04:59:59.999Z'],
  ['2026-12-03', 'Asia/Kolkata', '2026-12-03T18:29:59.999Z'],
])('a role until %s ends with that day in %s', (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
});

test('the day on which the clocks change ends by the clock of its evening', () => {
  expect(endOfDay('2026-03-29', 'Europe/London')).toBe('2026-03-29T22:59:59.999Z');
  expect(endOfDay('2026-10-25', 'Europe/London')).toBe('2026-10-25T23:59:59.999Z');
});
