import { expect, test } from 'vitest';
import { scaleOf } from './timeline-scale.ts';

const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`);
const HOUR = 3_600_000;
const day = { from: at('00:00'), to: at('00:00') + 24 * HOUR };

test('a day without times has no scale', () => {
  expect(scaleOf([], day)).toBeUndefined();
});

test('a short day is shown over eight hours from the hour in which it starts', () => {
  const scale = scaleOf([{ from: at('06:55'), to: at('08:10') }], day);
  expect(scale?.hours).toHaveLength(9);
  expect(scale?.hours[0]).toBe(at('06:00'));
  expect(scale?.at(at('06:00'))).toBeCloseTo(100 / 18);
  expect(scale?.at(at('14:30'))).toBeCloseTo(100);
});

test('a long day names at most about ten hours and still shows its end', () => {
  const scale = scaleOf([{ from: at('00:10'), to: at('23:50') }], day);
  expect(scale?.hours.length).toBeLessThanOrEqual(11);
  expect(scale?.at(at('23:50'))).toBeLessThan(100);
});

test('neither yesterday’s hours nor tomorrow’s are shown, and there are eight all the same', () => {
  const early = scaleOf([{ from: at('00:05'), to: at('00:10') }], day);
  expect([early?.hours[0], early?.hours.at(-1)]).toEqual([day.from, at('08:00')]);
  const late = scaleOf([{ from: at('22:10'), to: day.to }], day);
  expect([late?.hours[0], late?.hours.at(-1)]).toEqual([at('16:00'), day.to]);
});

test('hours are counted from midnight where a zone is half an hour off', () => {
  const kolkata = { from: at('00:00') - 5.5 * HOUR, to: at('00:00') + 18.5 * HOUR };
  const scale = scaleOf([{ from: kolkata.from + 60_000, to: kolkata.from + 120_000 }], kolkata);
  expect(scale?.hours[0]).toBe(kolkata.from);
});

test('time of a site in another zone is shown even where it leaves the day', () => {
  const scale = scaleOf([{ from: day.from - HOUR, to: at('02:00') }], day);
  expect(scale?.hours[0]).toBe(day.from - HOUR);
});
