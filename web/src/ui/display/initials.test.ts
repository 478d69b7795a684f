import { expect, test } from 'vitest';
import { initials, tint } from './initials.ts';

test('initials come from the first and the last word', () => {
  expect(initials('Maren Holt')).toBe('MH');
  expect(initials('ana maria lópez garcía')).toBe('AG');
  expect(initials('Cher')).toBe('C');
  expect(initials('  Øyvind  Ås ')).toBe('ØÅ');
  expect(initials('')).toBe('');
});

test('a name has the same tint every time, one of six', () => {
  expect(tint('Maren Holt')).toBe(tint('Maren Holt'));
  const tints = new Set(Array.from({ length: 200 }, (_, index) => tint(`Person ${index}`)));
  expect([...tints].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
