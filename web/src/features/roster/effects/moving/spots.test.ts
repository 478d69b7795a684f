import { expect, test } from 'vitest';
import { nextSpot } from './spots.ts';

const BOUNDS = { last: 2, columns: 7 };
const items = new Map([
  ['0 0', 2],
  ['1 0', 1],
]);
const go = (row: number, column: number, item: number, key: string) =>
  nextSpot({ row, column, item }, key, BOUNDS, (place) => items.get(`${place.row} ${place.column}`) ?? 0);

test('arrows go through what stands in a place before they leave it', () => {
  expect(go(0, 0, 0, 'ArrowDown')).toEqual({ row: 0, column: 0, item: 1 });
  expect(go(0, 0, 1, 'ArrowDown')).toEqual({ row: 1, column: 0, item: 0 });
  expect(go(1, 0, 0, 'ArrowUp')).toEqual({ row: 0, column: 0, item: 1 });
});

test('they go up to the open places and no further, and stay within the days', () => {
  expect(go(0, 0, 0, 'ArrowUp')).toMatchObject({ row: -1, column: 0 });
  expect(go(-1, 0, 0, 'ArrowUp')).toMatchObject({ row: -1 });
  expect(go(2, 6, 0, 'ArrowRight')).toMatchObject({ row: 2, column: 6 });
  expect(go(2, 3, 0, 'Home')).toMatchObject({ row: 2, column: 0 });
  expect(go(0, 3, 0, 'PageDown')).toMatchObject({ row: 2, column: 3 });
});

test('other keys lead nowhere', () => {
  expect(go(0, 0, 0, 'x')).toBeUndefined();
});
