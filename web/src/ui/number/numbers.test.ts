import { describe, expect, test } from 'vitest';
import { parseNumber } from './numbers.ts';

describe('a typed number', () => {
  test.each([
    ['12', 12],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,234', 1234],
    ['1,234,567', 1_234_567],
    ['1 234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['-3', -3],
    ['−3', -3],
    ['.5', 0.5],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['', 'twelve', '12a', '-', ',', '1-2'])('%j makes no sense', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});
