import { expect, test } from 'vitest';
import { recentFirst } from './recent.ts';

test('rows that were chosen before come first, the newest on top, the rest as it was', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(recentFirst(rows, ['c', 'gone', 'b']).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});
