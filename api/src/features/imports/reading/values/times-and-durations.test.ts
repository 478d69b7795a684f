import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuration, readHours } from './durations.ts';
import { readTime } from './times.ts';

test('times are read with 12 and 24 hours, with and without seconds', () => {
  expect(readTime('10:23:52 AM')).toBe(37_432);
  expect(readTime('10:23 PM')).toBe(80_580);
  expect(readTime('9:05')).toBe(32_700);
  expect(readTime('23:59:59')).toBe(86_399);
  expect(readTime('9:05\u202fp.m.')).toBe(75_900);
});

test('twelve at night is the start of the day, twelve at noon its middle', () => {
  expect(readTime('12:00 AM')).toBe(0);
  expect(readTime('12:30:01 AM')).toBe(1801);
  expect(readTime('12:00 PM')).toBe(43_200);
});

test('times that no clock shows are not times', () => {
  for (const text of ['24:00', '9:60', '13:00 PM', '0:30 AM', '10:00:75', 'noon', ''])
    expect(readTime(text)).toBeNull();
});

test('durations are read as clock time and as decimal hours with point or comma', () => {
  expect(readDuration('01:00:01')).toEqual({ seconds: 3601 });
  expect(readDuration('1:30')).toEqual({ seconds: 5400 });
  expect(readDuration('0.50')).toEqual({ seconds: 1800 });
  expect(readDuration('20,01')).toEqual({ seconds: 72_036 });
  expect(readDuration('00:00:00')).toEqual({ seconds: 0 });
  expect(readDuration('24:00:00')).toEqual({ seconds: 86_400 });
});

test('parts of a second are rounded half up', () => {
  expect(readHours('0,333')).toEqual({ seconds: 1199 });
  expect(readHours('0.00125')).toEqual({ seconds: 5 });
  expect(readHours('0.0001')).toEqual({ seconds: 0 });
  expect(readHours('1.000')).toEqual({ seconds: 3600 });
});

test('any number of hundredths of an hour becomes exactly 36 seconds each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), fc.constantFrom('.', ','), (hundredths, mark) => {
      const text = `${Math.floor(hundredths / 100)}${mark}${String(hundredths % 100).padStart(2, '0')}`;
      expect(readHours(text)).toEqual({ seconds: hundredths * 36 });
    }),
  );
});

test('what is negative, longer than a day or no duration says so', () => {
  expect(readDuration('-01:00:00')).toEqual({ problem: expect.stringContaining('negative') });
  expect(readDuration('-0.5')).toEqual({ problem: expect.stringContaining('negative') });
  expect(readDuration('24:00:01')).toEqual({ problem: expect.stringContaining('at most 24 hours') });
  expect(readDuration('25')).toEqual({ problem: expect.stringContaining('at most 24 hours') });
  expect(readDuration('2.001,0')).toEqual({ problem: expect.stringContaining('at most 24 hours') });
  expect(readDuration('1:75:00')).toEqual({ problem: expect.stringContaining('not a duration') });
  expect(readDuration('1h')).toEqual({ problem: expect.stringContaining('not a duration') });
});
