import { expect, test } from 'vitest';
import { parseClockTime } from './clock-time.ts';

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['17.05', '17:05'],
  ['9h30', '09:30'],
  ['9:30 pm', '21:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['23:59', '23:59'],
])('%s is %s', (text, time) => {
  expect(parseClockTime(text)).toBe(time);
});

test.each(['', '24:00', '9:75', 'noon', '13pm', '0am'])('%s is no time', (text) => {
  expect(parseClockTime(text)).toBeUndefined();
});
