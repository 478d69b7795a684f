import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatFor } from '../../../platform/format/use-format.ts';
import { shortTime, snoozeTimes } from './times.ts';

const LONDON = formatFor({ timezone: 'Europe/London', locale: 'en-GB', currency: 'GBP', week_start: 1 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const now = (at: string) => vi.setSystemTime(new Date(at));

test.each([
  ['2026-11-20T11:59:30Z', 'now'],
  ['2026-11-20T11:56:00Z', '4 min'],
  ['2026-11-20T07:00:00Z', '5 h'],
  ['2026-11-19T23:30:00Z', 'Yesterday'],
  ['2026-11-17T12:00:00Z', 'Tue'],
  ['2026-11-13T12:00:00Z', '13 Nov'],
])('on 20 Nov at noon %s is %s', (at, words) => {
  now('2026-11-20T12:00:00Z');
  expect(shortTime(at, LONDON)).toBe(words);
});

test('a snooze ends later today, tomorrow at eight or on the Monday after tomorrow', () => {
  now('2026-11-20T12:00:00Z');
  expect(snoozeTimes(LONDON)).toEqual({
    later: '2026-11-20T15:00:00.000Z',
    tomorrow: '2026-11-21T08:00:00.000Z',
    nextWeek: '2026-11-23T08:00:00.000Z',
  });
});

test('late in the evening nothing is later today, and on a Sunday next week isn’t tomorrow', () => {
  now('2026-11-22T22:00:00Z');
  expect(snoozeTimes(LONDON)).toEqual({
    later: null,
    tomorrow: '2026-11-23T08:00:00.000Z',
    nextWeek: '2026-11-30T08:00:00.000Z',
  });
});
