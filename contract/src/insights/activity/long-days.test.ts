import { expect, test } from 'vitest';
import { WORKING_DAYS } from '../trials/histories.ts';
import { entryOf, findOf, hoursOn, numberIn } from '../trials/time.ts';
import { habitOf, longDays, unusualDays } from './long-days.ts';

const DAY = '2026-03-03';

test('a day is too long once it leaves less rest than the organization asks for, and grave over 24 hours', () => {
  expect(findOf(longDays, [hoursOn(DAY, 13)])).toEqual([]);
  const [long] = findOf(longDays, [hoursOn(DAY, 13), hoursOn(DAY, 1)]);
  expect(long).toMatchObject({ kind: 'day-too-long', severity: 'medium', weight: 3_600, count: 1 });
  const [impossible] = findOf(longDays, [hoursOn(DAY, 24), hoursOn(DAY, 1)]);
  expect(impossible?.severity).toBe('high');
  expect(impossible && numberIn(impossible, 'longest')).toBe(25 * 3_600);
  expect(findOf(longDays, [hoursOn(DAY, 14)], { min_rest_h: 8 })).toEqual([]);
});

test('what crosses midnight belongs to the day on which it began', () => {
  expect(findOf(longDays, [entryOf(DAY, '14:00', '02:00'), entryOf('2026-03-04', '10:00', '12:00')])).toEqual(
    [],
  );
});

test('a locked entry that was taken back makes no day shorter: what takes it back is passed over', () => {
  const row = hoursOn(DAY, 14);
  const back = { ...hoursOn(DAY, -14), reverses: row.id };
  expect(findOf(longDays, [back])).toEqual([]);
});

test('a week is too long by the organization’s week and limit', () => {
  const week = ['02', '03', '04', '05', '06'].map((day) => hoursOn(`2026-03-${day}`, 10));
  const [found] = findOf(longDays, week);
  expect(found).toMatchObject({ kind: 'week-too-long', weight: 2 * 3_600, days: { from: '2026-03-02' } });
  // From Wednesday on it is two weeks.
  expect(findOf(longDays, week, { week_start: 3 })).toEqual([]);
});

const usual = WORKING_DAYS.slice(0, 20).map((day) => hoursOn(day, 8));

test('a day half as long again as somebody’s own stands out, and less doesn’t', () => {
  expect(findOf(unusualDays, [...usual, hoursOn(DAY, 12)])).toEqual([]);
  const [found] = findOf(unusualDays, [...usual, hoursOn(DAY, 12.5)]);
  expect(found).toMatchObject({ kind: 'day-unlike-habit', count: 1, confidence: { reason: 'few-days' } });
  expect(found?.rows).toMatchObject([{ day: DAY }]);
});

test('of fewer than fifteen days nothing is said to be unusual', () => {
  expect(findOf(unusualDays, [...usual.slice(0, 13), hoursOn(DAY, 20)])).toEqual([]);
});

test('a habit is its median and the median distance from it, whole whatever they are of', () => {
  expect(habitOf([10_000, 20_000, 30_000])).toEqual({ median: 20_000, spread: 10_000, limit: 50_000 });
  expect(habitOf([28_800, 28_800, 28_800])).toEqual({ median: 28_800, spread: 0, limit: 43_200 });
  expect(habitOf([])).toEqual({ median: 0, spread: 0, limit: 3_600 });
});
