import { expect, test } from 'vitest';
import { scaleOf } from './timeline-scale.ts';

const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`);

test('a day without times has no scale', () => {
  expect(scaleOf([])).toBeUndefined();
});

test('a short day is shown over eight hours from the hour in which it starts', () => {
  const scale = scaleOf([{ from: at('06:55'), to: at('08:10') }]);
  expect(scale?.hours).toHaveLength(9);
  expect(scale?.hours[0]).toBe(at('06:00'));
  expect(scale?.at(at('06:00'))).toBeCloseTo(100 / 18);
  expect(scale?.at(at('14:30'))).toBeCloseTo(100);
});

test('a long day names at most about ten hours and still shows its end', () => {
  const scale = scaleOf([{ from: at('00:10'), to: at('23:50') }]);
  expect(scale?.hours.length).toBeLessThanOrEqual(11);
  expect(scale?.at(at('23:50'))).toBeLessThan(100);
});
