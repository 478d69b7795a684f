import { expect, test } from 'vitest';
import { clockChangeOn, startOfDay } from './wall-clock.ts';

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

test.each([
  ['Europe/London', '2026-03-29', { at: 60, to: 120 }],
  ['Europe/London', '2026-10-25', { at: 120, to: 60 }],
  ['America/New_York', '2026-03-08', { at: 120, to: 180 }],
  // Half an hour is enough on Lord Howe Island.
  ['Australia/Lord_Howe', '2026-04-05', { at: 120, to: 90 }],
  ['Africa/Cairo', '2026-04-24', { at: 0, to: 60 }],
  ['America/Havana', '2026-11-01', { at: 60, to: 0 }],
  ['Asia/Tokyo', '2026-03-29', null],
  ['Europe/London', '2028-02-29', null],
])('in %s the clocks of %s are changed so: %j', (zone, day, change) => {
  expect(clockChangeOn(zone, day)).toEqual(change);
});
