import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { minorOf, timesMoney, worthOf, worthOfQuantity } from './amounts.ts';
import { minorDigits } from './digits.ts';
import { exchange, exchangeThrough } from './exchange.ts';
import { percentOf } from './percent.ts';

/** The reference: a fraction of whole numbers, rounded half away from zero without any library. */
const rounded = (dividend: bigint, divisor: bigint): number => {
  const sign = dividend < 0n ? -1n : 1n;
  const size = dividend * sign;
  return Number(sign * ((2n * size + divisor) / (2n * divisor))) || 0;
};

const E4 = 10_000n;
const scale = (currency: string) => 10n ** BigInt(minorDigits(currency));
const decimal = (units: bigint) => new Big(units.toString()).div(10_000).toFixed();
const code = fc.constantFrom('GBP', 'JPY', 'KWD', 'CLF', 'HUF');
const minor = fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n });
/** Ten-thousandths. */
const rate = fc.bigInt({ min: 1n, max: 9_999_999n });

describe('against fractions of whole numbers', () => {
  test('time is worth its exact share of a rate, rounded once', () => {
    const given = fc.record({ seconds: fc.bigInt({ min: -400_000n, max: 400_000n }), rate, code });
    fc.assert(
      fc.property(given, fc.constantFrom(3600n, 28_800n, 27_000n), ({ seconds, rate, code }, unit) => {
        const of = { amount: decimal(rate), unit: unit === 3600n ? 'hour' : 'day', currency: code } as const;
        expect(worthOf(Number(seconds), of, Number(unit))).toBe(
          rounded(rate * seconds * scale(code), E4 * unit),
        );
      }),
    );
  });

  test('a quantity, a factor and an amount in major units are rounded once', () => {
    fc.assert(
      fc.property(fc.record({ minor, rate, code, many: rate }), ({ minor, rate, code, many }) => {
        const money = { minor: Number(minor), currency: code };
        expect(timesMoney(money, decimal(rate)).minor).toBe(rounded(minor * rate, E4));
        expect(minorOf(decimal(minor), code)).toBe(rounded(minor * scale(code), E4));
        expect(worthOfQuantity(decimal(many), { amount: decimal(rate), currency: code })).toBe(
          rounded(many * rate * scale(code), E4 * E4),
        );
      }),
    );
  });

  test('an exchange multiplies one way and divides the other, between currencies of any digits', () => {
    const few = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
    const given = fc.record({ minor: few, rate, second: rate, from: code, into: code });
    fc.assert(
      fc.property(given, ({ minor, rate, second, from, into }) => {
        const money = { minor: Number(minor), currency: from };
        if (from === into) return;
        const there = { currency: from, into, rate: decimal(rate), day: '2026-03-02' };
        const back = { currency: into, into: from, rate: decimal(rate), day: '2026-03-02' };
        expect(exchange(money, there).minor).toBe(rounded(minor * rate * scale(into), E4 * scale(from)));
        expect(exchange(money, back).minor).toBe(rounded(minor * E4 * scale(into), rate * scale(from)));
        const far = { currency: 'USD', into, rate: decimal(second), day: '2026-02-02' };
        expect(exchangeThrough(money, there, far)).toEqual({
          minor: rounded(minor * rate * 100n, second * scale(from)),
          ...{ currency: 'USD', rate_day: '2026-02-02' },
        });
      }),
    );
  });

  test('a percentage is rounded from the exact quotient', () => {
    fc.assert(
      fc.property(minor, rate, fc.constantFrom(0, 1, 4), (part, whole, places) => {
        const shown = percentOf(String(part), String(whole), places) ?? '';
        const moved = new Big(shown).times(new Big(10).pow(places)).toNumber();
        expect(moved).toBe(rounded(part * 100n * 10n ** BigInt(places), whole));
        expect(shown.split('.')[1]?.length ?? 0).toBe(places);
      }),
    );
  });
});

describe('an amount in parts', () => {
  const weights = fc.bigInt({ min: 0n, max: 100_000n });

  test('is whole again together, each part less than one minor unit from its exact share', () => {
    fc.assert(
      fc.property(minor, weights, weights, weights, (amount, ...given) => {
        const parts = allocate({ minor: Number(amount), currency: 'GBP' }, given.map(decimal));
        expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(Number(amount));
        const all = given.reduce((sum, weight) => sum + weight, 0n);
        for (const [at, weight] of given.entries()) {
          const off = BigInt(parts[at]?.minor ?? 0) * all - amount * weight;
          expect(off < all && off > -all).toBe(all > 0n);
        }
      }),
    );
  });

  test('gives what is left over to the largest fractions, of equals to the earlier ones', () => {
    const shared = (minor: number, ...weights: string[]) =>
      allocate({ minor, currency: 'GBP' }, weights).map((part) => part.minor);
    expect(shared(100, '1', '1', '1')).toEqual([34, 33, 33]);
    expect(shared(-100, '1', '1', '1')).toEqual([-34, -33, -33]);
    expect(shared(5, '0.3', '0.7')).toEqual([2, 3]);
    expect(shared(7, '0', '1')).toEqual([0, 7]);
    expect(shared(3, '0', '0')).toEqual([2, 1]);
    expect(() => shared(3)).toThrow(RangeError);
    expect(() => shared(3, '-1', '2')).toThrow(RangeError);
  });
});
