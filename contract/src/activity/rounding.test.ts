import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROUNDINGS } from '../organizations/shapes.ts';
import { roundTotal } from './rounding.ts';

const FILE_S = 3_188_866;

test.each([
  ['none', 15, FILE_S],
  ['up', 15, 886 * 3600],
  ['down', 15, 885 * 3600 + 45 * 60],
  ['nearest', 15, 885 * 3600 + 45 * 60],
  ['nearest', 6, 885 * 3600 + 48 * 60],
  ['up', 1, 885 * 3600 + 48 * 60],
] as const)('885 h 47 min 46 s, rounded %s to %i min', (rounding, rounding_minutes, shown) => {
  expect(roundTotal(FILE_S, { rounding, rounding_minutes })).toBe(shown);
});

test('exactly half a step goes up, a second less goes down', () => {
  const rule = { rounding: 'nearest', rounding_minutes: 15 } as const;
  expect([roundTotal(450, rule), roundTotal(449, rule)]).toEqual([900, 0]);
});

test('the sum is rounded once: three times 5 min up to 15 are 15 min, not 45', () => {
  const rule = { rounding: 'up', rounding_minutes: 15 } as const;
  expect(roundTotal(3 * 300, rule)).toBe(900);
});

const seconds = fc.integer({ min: -100_000_000, max: 1_000_000_000 });
const step = fc.integer({ min: 1, max: 60 });
const rule = fc.record({ rounding: fc.constantFrom(...ROUNDINGS), rounding_minutes: step });
const rounded = fc.record({
  rounding: fc.constantFrom(...(['up', 'down', 'nearest'] as const)),
  rounding_minutes: step,
});

test('without rounding, or by steps of nothing, a total stays what it is', () => {
  fc.assert(
    fc.property(seconds, rule, (total, { rounding, rounding_minutes }) => {
      expect(roundTotal(total, { rounding: 'none', rounding_minutes })).toBe(total);
      expect(roundTotal(total, { rounding, rounding_minutes: 0 })).toBe(total);
    }),
  );
});

test('what is shown is a whole number of steps, less than one away from the truth', () => {
  fc.assert(
    fc.property(seconds, rounded, (total, how) => {
      const shown = roundTotal(total, how);
      const size = how.rounding_minutes * 60;
      expect(Math.abs(shown % size)).toBe(0);
      expect(Math.abs(shown - total)).toBeLessThan(size);
      if (how.rounding === 'nearest') expect(Math.abs(shown - total)).toBeLessThanOrEqual(size / 2);
    }),
  );
});

test('up is never less than the truth and down never more, by their amount', () => {
  fc.assert(
    fc.property(seconds, step, (total, rounding_minutes) => {
      const [up, down] = (['up', 'down'] as const).map((rounding) =>
        Math.abs(roundTotal(total, { rounding, rounding_minutes })),
      );
      expect(up).toBeGreaterThanOrEqual(Math.abs(total));
      expect(down).toBeLessThanOrEqual(Math.abs(total));
    }),
  );
});

test('rounding again changes nothing, more time never shows less, and a reversal takes back what was shown', () => {
  fc.assert(
    fc.property(seconds, seconds, rule, (one, other, how) => {
      const shown = roundTotal(one, how);
      expect(roundTotal(shown, how)).toBe(shown);
      expect(roundTotal(-one, how) + shown).toBe(0);
      const [less = 0, more = 0] = [one, other].toSorted((a, b) => a - b);
      expect(roundTotal(less, how)).toBeLessThanOrEqual(roundTotal(more, how));
    }),
  );
});
