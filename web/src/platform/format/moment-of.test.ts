import { expect, test } from 'vitest';
import { momentOf } from './moment-of.ts';

test.each([
  ['Europe/London', '2026-11-21', '08:00', '2026-11-21T08:00:00.000Z'],
  ['Europe/London', '2026-03-29', '08:00', '2026-03-29T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '08:00', '2026-11-01T13:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21', '08:00', '2026-11-21T02:30:00.000Z'],
])('in %s %s, %s is %s', (zone, day, time, at) => {
  expect(momentOf(day, time, zone)).toBe(at);
});

test('half a time is no moment', () => {
  expect(momentOf('2026-11-21', '', 'UTC')).toBeNull();
});
