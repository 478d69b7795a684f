import { describe, expect, test } from 'vitest';
import { formatDuration, parseDuration } from './duration.ts';

describe('a typed duration', () => {
  test.each([
    ['1:30', 5400],
    ['1h 30m', 5400],
    ['1h30', 5400],
    ['90m', 5400],
    ['90 min', 5400],
    ['1.5', 5400],
    ['1,5', 5400],
    ['1.5h', 5400],
    ['2h', 7200],
    ['2 hours', 7200],
    ['0:05', 300],
    ['8', 28_800],
    ['.5', 1800],
  ])('%s is %i seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each(['', 'soon', '1:75', '1:5', '-1', 'h', '1h 30m 10s'])('%j makes no sense', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  test('is written as hours and minutes', () => {
    expect(formatDuration(5400)).toBe('1:30');
    expect(formatDuration(0)).toBe('0:00');
    expect(formatDuration(359)).toBe('0:05');
    expect(formatDuration(-5400)).toBe('−1:30');
    expect(formatDuration(360_000)).toBe('100:00');
  });

  test('reads back what it writes', () => {
    for (let seconds = 0; seconds < 200_000; seconds += 1260) {
      expect(parseDuration(formatDuration(seconds))).toBe(seconds);
    }
  });
});
