import { expect, test } from 'vitest';
import { drawnRows } from './drawn-rows.ts';

test('without a window every row is drawn and nothing stands in', () => {
  expect(drawnRows(3, 40)).toEqual({ drawn: [0, 1, 2], before: 0, after: 0 });
  expect(drawnRows(0, 40)).toEqual({ drawn: [], before: 0, after: 0 });
});

test('rows out of sight keep their height before and after those in sight', () => {
  const items = [{ index: 5 }, { index: 6 }, { index: 7 }];
  expect(drawnRows(200, 40, items)).toEqual({ drawn: [5, 6, 7], before: 200, after: 7680 });
});

test('the last row in sight leaves nothing after it', () => {
  expect(drawnRows(200, 40, [{ index: 199 }]).after).toBe(0);
});
