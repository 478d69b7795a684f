import { expect, test } from 'vitest';
import { HEAD, heightOf, rowAt, rowBox, rowsAt } from './geometry.ts';

const rows = rowsAt(50, [50, 96, 50]);

test('a place finds its row, the open places above all and the last row below all', () => {
  expect(
    [HEAD + 10, HEAD + 50, HEAD + 99, HEAD + 100, HEAD + 195, HEAD + 196].map((y) => rowAt(rows, y)),
  ).toEqual([-1, 0, 0, 1, 1, 2]);
  expect([rowAt(rows, 0), rowAt(rows, 9999), rowAt(rowsAt(50, []), 9999)]).toEqual([-1, 2, -1]);
});

test('a row says where it stands', () => {
  expect(rowBox(rows, -1)).toEqual({ top: HEAD, height: 50 });
  expect(rowBox(rows, 1)).toEqual({ top: HEAD + 100, height: 96 });
  expect(heightOf(0)).toBe(heightOf(1));
});
