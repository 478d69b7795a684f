import { expect, test } from 'vitest';
import { type ChartData, extent, niceTicks } from './chart-data.ts';
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
  expect(niceTicks(0, 0)).toEqual([0, 0.25, 0.5, 0.75, 1].slice(0, niceTicks(0, 0).length));
  expect(niceTicks(-20, 40)[0]).toBeLessThanOrEqual(-20);
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
