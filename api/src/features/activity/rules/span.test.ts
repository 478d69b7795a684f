import { expect, test } from 'vitest';
import { instantsAt, wallClock } from '../../../platform/wall-clock.ts';
import { readSpan } from './span.ts';

const LONDON = 'Europe/London';
const SPRING = '2026-03-29';
const AUTUMN = '2026-10-25';
const span = (work_date: string, start: string, end: string, ends_next_day = false) =>
  readSpan(LONDON, { work_date, start, end, ends_next_day });

test('a summer day counts an hour for an hour', () => {
  expect(span('2026-07-01', '09:00', '10:00')).toEqual({
    work_date: '2026-07-01',
    started_at: '2026-07-01T08:00:00.000Z',
    ended_at: '2026-07-01T09:00:00.000Z',
    duration_s: 3600,
  });
});

test('a night over the skipped hour of spring is an hour shorter', () => {
  expect(span('2026-03-28', '22:00', '06:00', true).duration_s).toBe(7 * 3600);
  expect(span(SPRING, '00:30', '02:30').duration_s).toBe(3600);
});

test('a time in the skipped hour of spring is refused beside its field', () => {
  expect(() => span(SPRING, '01:30', '03:00')).toThrow(
    "The clocks go forward: 01:30 doesn't exist on this day.",
  );
  expect(() => span(SPRING, '00:30', '01:15')).toThrow("01:15 doesn't exist");
});

test('a night over the repeated hour of autumn is an hour longer', () => {
  expect(span('2026-10-24', '22:00', '06:00', true).duration_s).toBe(9 * 3600);
});

test('a repeated time of autumn is its first occurrence, or the second where the first lies before the start', () => {
  expect(span(AUTUMN, '01:00', '01:30')).toMatchObject({
    started_at: '2026-10-25T00:00:00.000Z',
    ended_at: '2026-10-25T00:30:00.000Z',
  });
  expect(span(AUTUMN, '01:45', '01:15').duration_s).toBe(1800);
  expect(span(AUTUMN, '00:30', '02:00').duration_s).toBe(2.5 * 3600);
});

test('a whole day of autumn may last 24 hours but not its 25', () => {
  expect(readSpan(LONDON, { work_date: AUTUMN, start: '00:00', duration_s: 86_400 }).ended_at).toBe(
    '2026-10-25T23:00:00.000Z',
  );
  expect(() => span(AUTUMN, '00:00', '00:00', true)).toThrow('An entry lasts at most 24 hours.');
  expect(span(SPRING, '00:00', '00:00', true).duration_s).toBe(23 * 3600);
});

test.each([LONDON, 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland', 'Pacific/Apia', 'UTC'])(
  'the wall clock of %s leads back to the instant that it was read from',
  (zone) => {
    for (let hour = 0; hour < 24 * 366; hour += 7) {
      const at = Date.UTC(2026, 0, 1, hour, 30);
      expect(instantsAt(zone, wallClock(zone, new Date(at)))).toContain(at);
    }
  },
);
