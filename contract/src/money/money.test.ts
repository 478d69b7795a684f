import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorOf, worthOf } from './amounts.ts';
import { majorOf } from './decimals.ts';
import { minorDigits } from './digits.ts';
import { exchange, rateOn } from './exchange.ts';
import { moneyFormat, writtenMoney } from './format.ts';
import { addMoney, compareMoney, subtractMoney, sumMoney } from './money.ts';
import { typedDecimal, typedMoney } from './parse.ts';
import { marginPercent, percentOf } from './percent.ts';
import { plainDecimal } from './plain.ts';

const code = fc.constantFrom('GBP', 'JPY', 'KWD', 'CLF', 'HUF');
const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const DAY = 8 * 3600;

test('each currency has the minor unit of ISO 4217, also where a browser thinks otherwise', () => {
  const digits = ['GBP', 'JPY', 'KWD', 'CLF', 'ISK', 'HUF', 'IQD', 'UYW', 'XYZ'].map(minorDigits);
  expect(digits).toEqual([2, 0, 3, 4, 0, 2, 3, 4, 2]);
});

test('time is worth its share of an hour or a working day, and nothing by the piece or the month', () => {
  const rate = (amount: string, unit: 'hour' | 'day' | 'piece' | 'month' = 'hour', currency = 'GBP') => ({
    ...{ amount, unit, currency },
  });
  expect(worthOf(3600, rate('42.50'), DAY)).toBe(4250);
  expect(worthOf(1, rate('18.00'), DAY)).toBe(1);
  expect(worthOf(3852, rate('21.3333'), DAY)).toBe(2283);
  expect(worthOf(-1, rate('18.00'), DAY)).toBe(-1);
  expect(worthOf(7200, rate('400', 'day'), DAY)).toBe(10_000);
  expect(worthOf(1800, rate('9000', 'hour', 'JPY'), DAY)).toBe(4500);
  expect(worthOf(3600, rate('1.2345', 'hour', 'KWD'), DAY)).toBe(1235);
  for (const [unit, day] of [['day', 0] as const, ['piece', DAY] as const, ['month', DAY] as const])
    expect(worthOf(7200, rate('400', unit), day)).toBe(0);
});

test('amounts of one currency are added, taken away and compared; of two never', () => {
  expect(addMoney(gbp(10), gbp(20))).toEqual(gbp(30));
  expect(subtractMoney(gbp(10), gbp(20))).toEqual(gbp(-10));
  expect([compareMoney(gbp(1), gbp(2)), compareMoney(gbp(2), gbp(2))]).toEqual([-1, 0]);
  expect(sumMoney([gbp(10), gbp(20), gbp(-5)], 'GBP')).toEqual(gbp(25));
  expect(sumMoney([], 'EUR')).toEqual({ minor: 0, currency: 'EUR' });
  const eur = { minor: 1, currency: 'EUR' };
  for (const act of [addMoney, subtractMoney, compareMoney])
    expect(() => act(gbp(1), eur)).toThrow(RangeError);
  expect(() => sumMoney([eur], 'GBP')).toThrow(RangeError);
});

test('more than a number holds exactly is refused instead of being nearly right', () => {
  const most = gbp(Number.MAX_SAFE_INTEGER);
  expect(() => addMoney(most, gbp(1))).toThrow(RangeError);
  expect(() => minorOf('99999999999999999', 'GBP')).toThrow(RangeError);
  expect(typedMoney('99,999,999,999,999,999', 'GBP')).toBeUndefined();
});

test('an amount comes back from its decimal and from how it is written, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), code, (minor, currency) => {
      expect(minorOf(majorOf(minor, currency), currency)).toBe(minor || 0);
      const typed = typedMoney(writtenMoney(moneyFormat('en-GB', currency), minor, currency), currency);
      expect(typed).toBe(minor || 0);
    }),
  );
  expect([majorOf(-5, 'GBP'), majorOf(1500, 'JPY'), majorOf(1, 'CLF')]).toEqual(['-0.05', '1500', '0.0001']);
});

test('money is written with the places of its currency, in the locale', () => {
  const written = (locale: string, minor: number, currency: string, compact = false) =>
    writtenMoney(moneyFormat(locale, currency, compact), minor, currency).replace(/\s/g, ' ');
  expect(written('en-GB', 64_000_000, 'GBP')).toBe('£640,000.00');
  expect(written('en-GB', 64_000_000, 'GBP', true)).toBe('£640k');
  expect(written('de-DE', 150, 'EUR')).toBe('1,50 €');
  expect(written('de-DE', 13_658_780, 'EUR', true)).toBe('136.588 €');
  expect(written('de-DE', 123_456_700, 'EUR', true)).toBe('1,2 Mio. €');
  expect(written('en-GB', 12_345, 'HUF')).toBe('HUF 123.45');
  expect(written('en-GB', 9_007_199_254_740_991, 'KWD')).toBe('KWD 9,007,199,254,740.991');
});

test('a typed amount is read exactly, half up', () => {
  expect(typedMoney('£1,250', 'GBP')).toBe(125_000);
  expect(typedMoney('1.005', 'GBP')).toBe(101);
  expect(typedMoney('-1.005', 'GBP')).toBe(-101);
  expect(typedMoney('19,99 EUR', 'EUR')).toBe(1999);
  expect(typedMoney('1250', 'JPY')).toBe(1250);
  expect(typedMoney('1.250', 'EUR', '.')).toBe(125_000);
  expect(typedMoney('12a-', 'GBP')).toBeUndefined();
  expect([typedDecimal('1 234,50'), typedDecimal('−.5'), typedDecimal('-')]).toEqual([
    '1234.50',
    '-0.5',
    undefined,
  ]);
});

test('a margin is what is left of a price, in percent; of nothing there is none', () => {
  expect([marginPercent('80', '50'), marginPercent(3, 2), marginPercent('0', '5')]).toEqual([
    '37.5',
    '33.3',
    null,
  ]);
  expect([marginPercent('50', '80'), percentOf(1, 8, 2), percentOf(-1, 100_000)]).toEqual([
    '-60.0',
    '12.50',
    '0.0',
  ]);
});

test('what is exchanged says the day of its rate, and refuses a rate of two others', () => {
  const rate = { currency: 'EUR', into: 'GBP', rate: '0.8432', day: '2026-03-02' };
  expect(exchange({ minor: 10_000, currency: 'EUR' }, rate)).toEqual({
    ...gbp(8432),
    rate_day: '2026-03-02',
  });
  expect(exchange(gbp(8432), rate)).toMatchObject({ minor: 10_000, currency: 'EUR' });
  expect(() => exchange({ minor: 1, currency: 'USD' }, rate)).toThrow(RangeError);
});

test('the rate of a day is the latest on or before it, never a later one', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
  fc.assert(
    fc.property(days, days, days, (one, other, asked) => {
      const rates = [one, other, '2026-02-09'].map((day) => ({ day, currency: 'EUR' }));
      const best = rates
        .map(({ day }) => day)
        .filter((day) => day <= asked)
        .sort()
        .at(-1);
      expect(rateOn(rates, 'EUR', asked)?.day).toBe(best);
      expect(rateOn(rates, 'USD', asked)).toBeUndefined();
    }),
  );
});

test('a stored decimal is written with the places that it has, and some at least', () => {
  expect(plainDecimal('42.5000', 2)).toBe('42.50');
  expect(plainDecimal('42.1250', 2)).toBe('42.125');
  expect(plainDecimal('25.00', 0)).toBe('25');
});
