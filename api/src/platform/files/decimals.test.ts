import { expect, test } from 'vitest';
import { type DecimalMark, decimalMarkOf, readDecimal } from './decimals.ts';

const read = (text: string, mark: DecimalMark | null = null) => readDecimal(text, mark)?.toFixed();

test('numbers are read exactly with comma or point and grouped thousands', () => {
  expect(read('20,01')).toBe('20.01');
  expect(read('2.001,0')).toBe('2001');
  expect(read('1,234.50')).toBe('1234.5');
  expect(read('1 234,5')).toBe('1234.5');
  expect(read("1'234.5")).toBe('1234.5');
  expect(read('1,234,567')).toBe('1234567');
  expect(read('-7')).toBe('-7');
  expect(read('0.1000000000000000000001')).toBe('0.1000000000000000000001');
});

test('a lone mark before three digits is read as the rest of the file is written', () => {
  expect(read('1.000', ',')).toBe('1000');
  expect(read('1.000', '.')).toBe('1');
  expect(read('1,000', '.')).toBe('1000');
});

test('the mark of a file is told by any cell that leaves no doubt', () => {
  expect(decimalMarkOf(['', '1.000', '20', '2.001,0'])).toBe(',');
  expect(decimalMarkOf(['1,000', '0.5'])).toBe('.');
  expect(decimalMarkOf(['1.000', '20'])).toBeNull();
});

test('what is not a number is null', () => {
  for (const text of ['', 'abc', '1,2,3', '1.23.456,7', '12,34.5', '€5', '--1'])
    expect(read(text)).toBeUndefined();
});
