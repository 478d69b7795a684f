import { expect, test } from 'vitest';
import { type ChartData, extent, niceTicks, ticksAround } from './chart-data.ts';
import { spread } from './spread.ts';

const data: ChartData = {
  categoryLabel: 'Day',
  categories: [{ label: 'Mon' }, { label: 'Tue' }],
  series: [
    { id: 'a', label: 'A', values: [3, 9] },
    { id: 'b', label: 'B', values: [4, null] },
  ],
  format: String,
};

test('ticks are round and reach beyond the greatest value', () => {
  expect(niceTicks(0, 735)).toEqual([0, 200, 400, 600, 800]);
  expect(niceTicks(0, 12)).toEqual([0, 5, 10, 15]);
  expect(niceTicks(0, 0)).toEqual([0, 0.5]);
  expect(niceTicks(-20, 40)).toEqual([-20, 0, 20, 40]);
});

test('ticks around values that lie far from 0 begin near the lowest, in round steps', () => {
  const written = (min: number, max: number) => ticksAround(min, max).map((tick) => Number(tick.toFixed(6)));
  expect(written(0.842, 0.879)).toEqual([0.84, 0.86, 0.88]);
  expect(written(0.0051, 0.0056)).toEqual([0.005, 0.0052, 0.0054, 0.0056]);
  expect(written(20, 20)).toEqual([20, 30]);
});

test.each([1, 3, 9, 10, 24, 63, 99, 250, 885, 1234, 98_765])(
  'steps to %d are 1, 2 or 5 times a power of ten',
  (max) => {
    const [zero = 1, step = 0] = niceTicks(0, max);
    expect(zero).toBe(0);
    expect([1, 2, 5]).toContain(Number(step.toExponential().split('e')[0]));
  },
);

test('seconds that are written as hours are counted in whole hours', () => {
  const hours = (max: number) => niceTicks(0, max * 3600, { unit: 3600 }).map((tick) => tick / 3600);
  expect(hours(885.8)).toEqual([0, 500, 1000]);
  expect(hours(160)).toEqual([0, 50, 100, 150, 200]);
  expect(hours(7)).toEqual([0, 2, 4, 6, 8]);
  expect(hours(0.4)).toEqual([0, 1]);
});

test('stacked bars reach to their sum', () => {
  expect(extent(data)).toEqual([0, 9]);
  expect(extent(data, true)).toEqual([0, 9]);
  expect(
    extent({ ...data, series: [...data.series, { id: 'c', label: 'C', values: [9, 1] }] }, true),
  ).toEqual([0, 16]);
});

test('names at the ends of lines keep their distance and their order', () => {
  expect(spread([10, 12, 100], 16)).toEqual([10, 26, 100]);
  expect(spread([12, 10], 16)).toEqual([26, 10]);
});
