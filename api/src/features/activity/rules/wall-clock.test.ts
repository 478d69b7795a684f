import { expect, test } from 'vitest';
import { startOfDay } from './wall-clock.ts';

test.each([
  ['Europe/London', '2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01', '2026-06-30T18:30:00.000Z'],
  // The clock jumps from midnight to one in Cairo, so the day starts at 01:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // Havana has this midnight twice; the first one counts.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s %s starts at %s', (zone, day, instant) => {
  expect(new Date(startOfDay(zone, day)).toISOString()).toBe(instant);
});
