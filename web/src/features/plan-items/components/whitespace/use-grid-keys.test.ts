import { expect, test } from 'vitest';
import { spotAfter } from './use-grid-keys.ts';

const SIZE = { rows: 100, columns: 40 };
const from = { row: 50, column: 20 };

test('arrows go one place, Page keys ten rows, Home and End to the ends of the row, with Ctrl of the grid', () => {
  const places = [
    ['ArrowDown', false, { row: 51, column: 20 }],
    ['ArrowLeft', false, { row: 50, column: 19 }],
    ['PageUp', false, { row: 40, column: 20 }],
    ['Home', false, { row: 50, column: 0 }],
    ['End', true, { row: 99, column: 39 }],
    ['a', false, undefined],
  ] as const;
  for (const [key, isFar, to] of places) expect(spotAfter(from, key, isFar, SIZE), key).toEqual(to);
});

test('nobody walks out of the grid', () => {
  expect(spotAfter({ row: 0, column: 0 }, 'ArrowUp', false, SIZE)).toEqual({ row: 0, column: 0 });
  expect(spotAfter({ row: 99, column: 39 }, 'PageDown', false, SIZE)).toEqual({ row: 99, column: 39 });
});
