import { expect, test } from 'vitest';
import { type ClockOf, existing, lasting, nextOnGrid, secondsIn, snapped, timeOf } from './wall.ts';

/** As the server says it of six zones' days. */
const CHANGES: Readonly<Record<string, ClockOf>> = {
  'Europe/London, forward': (date) => (date === '2026-03-29' ? { at: 60, to: 120 } : null),
  'Europe/London, back': (date) => (date === '2026-10-25' ? { at: 120, to: 60 } : null),
  'America/New_York, back': (date) => (date === '2026-11-01' ? { at: 120, to: 60 } : null),
  'Australia/Lord_Howe, back': (date) => (date === '2026-04-05' ? { at: 120, to: 90 } : null),
  'Africa/Cairo, forward': (date) => (date === '2026-04-24' ? { at: 0, to: 60 } : null),
  'America/Havana, back': (date) => (date === '2026-11-01' ? { at: 60, to: 0 } : null),
  'Asia/Tokyo': () => null,
};
const clockOf = (name: string): ClockOf => CHANGES[name] ?? (() => null);

test.each([
  ['Europe/London, forward', '2026-03-29', 0, 1440, 23],
  ['Europe/London, back', '2026-10-25', 0, 1440, 25],
  ['America/New_York, back', '2026-11-01', 0, 1440, 25],
  ['Australia/Lord_Howe, back', '2026-04-05', 0, 1440, 24.5],
  ['Africa/Cairo, forward', '2026-04-24', 60, 1440, 23],
  ['America/Havana, back', '2026-11-01', 0, 1440, 25],
  ['Asia/Tokyo', '2026-03-29', 0, 1440, 24],
  ['Europe/London, forward', '2028-02-29', 0, 1440, 24],
  // A night shift, into the morning on which the clocks are changed.
  ['Europe/London, forward', '2026-03-28', 1320, 1440 + 360, 7],
  ['Europe/London, back', '2026-10-24', 1320, 1440 + 360, 9],
  // The first pass of the hour that comes twice, and both.
  ['Europe/London, back', '2026-10-25', 60, 105, 0.75],
  ['Europe/London, back', '2026-10-25', 60, 120, 2],
])('%s, %s: from minute %i to %i are %d hours', (zone, date, from, to, hours) => {
  expect(secondsIn(clockOf(zone), { date, from, to })).toBe(hours * 3600);
});

test.each([
  ['Europe/London, forward', '2026-03-29', 30, 3600, 30, 150],
  ['Europe/London, forward', '2026-03-29', 75, 3600, 120, 180],
  ['Europe/London, forward', '2026-03-28', 1320, 8 * 3600, 1320, 1440 + 420],
  ['Europe/London, back', '2026-10-25', 30, 3600, 30, 90],
  ['Europe/London, back', '2026-10-25', 90, 3600, 90, 90],
  ['Europe/London, back', '2026-10-25', 60, 2 * 3600, 60, 120],
  ['Africa/Cairo, forward', '2026-04-24', 0, 3600, 60, 120],
  ['Asia/Tokyo', '2026-03-29', 1410, 3600, 1410, 1470],
  ['Asia/Tokyo', '2028-02-28', 1380, 7200, 1380, 1500],
])(
  '%s, %s: what starts at minute %i and lasts %i s lies from %i to %i',
  (zone, date, start, seconds, from, to) => {
    expect(lasting(clockOf(zone), date, start, seconds)).toEqual({ date, from, to });
  },
);

test('a minute that the clock skips is the first after it', () => {
  const london = clockOf('Europe/London, forward');
  expect([59, 60, 119, 120].map((minute) => existing(london, '2026-03-29', minute))).toEqual([
    ...[59, 120, 120, 120],
  ]);
  expect(existing(london, '2026-03-28', 1440 + 90)).toBe(1440 + 120);
});

test('times go round midnight, and minutes to the grid', () => {
  expect([0, 1439, 1440, 1470, -15].map(timeOf)).toEqual(['00:00', '23:59', '00:00', '00:30', '23:45']);
  expect([snapped(52, 15), snapped(53, 15), snapped(53, 5)]).toEqual([45, 60, 55]);
  expect([nextOnGrid(415, 15, 1), nextOnGrid(415, 15, -1), nextOnGrid(420, 15, 1)]).toEqual([
    ...[420, 405, 435],
  ]);
});
