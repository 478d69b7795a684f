import { expect, test } from 'vitest';
import { figureWord } from './figure-word.ts';

test('signs stand before or right behind their figure, words behind it', () => {
  expect(figureWord('329', '£k')).toBe('£329k');
  expect(figureWord('5.4', '%')).toBe('5.4%');
  expect(figureWord('5', 'gates')).toBe('5 gates');
  expect(figureWord('5', '')).toBe('5');
});

test.each([
  ['depots', '1 depot'],
  ['night shifts', '1 night shift'],
  ['companies', '1 company'],
  ['boxes', '1 box'],
  ['passes', '1 pass'],
  ['houses', '1 house'],
])('one of %s is one', (unit, said) => {
  expect(figureWord('1', unit)).toBe(said);
  expect(figureWord('1.0', unit)).toBe(said.replace('1', '1.0'));
  expect(figureWord('2', unit)).toBe(`2 ${unit}`);
});

test.each(['NPS', 'bps', 'kbps', 'status', 'series', 'analysis', 'gas', 'gross', 'depot', 'days per week'])(
  '%s stays as it was typed',
  (unit) => expect(figureWord('1', unit)).toBe(`1 ${unit}`),
);
