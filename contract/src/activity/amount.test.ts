import { expect, test } from 'vitest';
import { minorDigits, worthOf } from './amount.ts';

const rate = (amount: string, unit: 'hour' | 'day' | 'piece' | 'month' = 'hour', currency = 'GBP') => ({
  amount,
  unit,
  currency,
});
const DAY = 8 * 3600;

test('time is worth its exact share of an hour, rounded half up once', () => {
  expect(worthOf(3600, rate('42.50'), DAY)).toBe(4250);
  expect(worthOf(1, rate('18.00'), DAY)).toBe(1);
  expect(worthOf(3852, rate('21.3333'), DAY)).toBe(2283);
});

test('a rate by the day is worth a share of a working day; the piece and the month nothing', () => {
  expect(worthOf(7200, rate('400', 'day'), DAY)).toBe(10_000);
  expect(worthOf(7200, rate('400', 'day'), 0)).toBe(0);
  expect(worthOf(7200, rate('400', 'piece'), DAY)).toBe(0);
  expect(worthOf(7200, rate('400', 'month'), DAY)).toBe(0);
});

test('each currency has its own minor unit', () => {
  expect([minorDigits('GBP'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  expect(worthOf(1800, rate('9000', 'hour', 'JPY'), DAY)).toBe(4500);
  expect(worthOf(3600, rate('1.2345', 'hour', 'KWD'), DAY)).toBe(1235);
});
