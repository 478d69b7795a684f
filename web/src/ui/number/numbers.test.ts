import { describe, expect, test } from 'vitest';
import { formatMoney, parseMoney, parseNumber } from './numbers.ts';

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

describe('a typed amount', () => {
  test('is kept in minor units', () => {
    expect(parseMoney('£1,250')).toBe(125_000);
    expect(parseMoney('1.005')).toBe(101);
    expect(parseMoney('19,99 EUR')).toBe(1999);
    expect(parseMoney('1250', 0)).toBe(1250);
  });

  test('is written with its separators', () => {
    expect(formatMoney(125_000)).toBe('1,250.00');
    expect(formatMoney(5)).toBe('0.05');
  });
});
