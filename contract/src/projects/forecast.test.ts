import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { confidenceOf, HORIZON_DAYS, paceOf, pathOf, runOutOf } from './forecast.ts';

const weeks = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 3, maxLength: 8 });
const used = fc.integer({ min: 0, max: 1_000_000_000 });
const days = fc.integer({ min: 0, max: HORIZON_DAYS });
const TODAY = '2026-06-15';

test('weeks that are alike leave no range, and run out where a straight line does', () => {
  const path = pathOf(45_000, [7_000, 7_000, 7_000, 7_000]);
  expect(path(14)).toEqual({ low: 59_000, likely: 59_000, high: 59_000 });
  expect(runOutOf(path, 64_000, TODAY, null)).toEqual({
    early: '2026-07-04',
    likely: '2026-07-04',
    late: '2026-07-04',
  });
});

test('the range is what the formula says', () => {
  const behind = [800, 1_200, 900, 1_100];
  expect(paceOf(behind)).toEqual({ mean: 1_000, deviation: 182 });
  const margin = 1.28 * Math.sqrt(100_000 / 3) * Math.sqrt(4 + 16 / 4);
  const { low, likely, high } = pathOf(0, behind)(28);
  expect(likely).toBe(4_000);
  expect(Math.abs(high - 4_000 - margin)).toBeLessThan(1);
  expect(Math.abs(4_000 - low - margin)).toBeLessThan(1);
});

test('low, likely and high keep their order, and none ever goes back', () => {
  fc.assert(
    fc.property(weeks, used, days, (behind, spent, ahead) => {
      const path = pathOf(spent, behind);
      const [now, next] = [path(ahead), path(ahead + 1)];
      expect(now.low).toBeLessThanOrEqual(now.likely);
      expect(now.likely).toBeLessThanOrEqual(now.high);
      for (const pace of ['low', 'likely', 'high'] as const)
        expect(next[pace]).toBeGreaterThanOrEqual(Math.min(now[pace], spent));
      expect(next.low).toBeGreaterThanOrEqual(now.low - 1);
      expect(next.high).toBeGreaterThanOrEqual(now.high);
    }),
  );
});

test('the early day comes first, the late one last, and each is the first on which its line reaches the budget', () => {
  fc.assert(
    fc.property(weeks, used, fc.integer({ min: 1, max: 2_000_000_000 }), (behind, spent, left) => {
      const [path, budget] = [pathOf(spent, behind), spent + left];
      const { early, likely, late } = runOutOf(path, budget, TODAY, null);
      const order = [early, likely, late].map((day) => day ?? '9999');
      expect(order).toEqual(order.toSorted());
      if (likely === null) {
        expect(path(HORIZON_DAYS).likely).toBeLessThan(budget);
        return;
      }
      const at = Math.round((Date.parse(likely) - Date.parse(TODAY)) / 86_400_000);
      expect(path(at).likely).toBeGreaterThanOrEqual(budget);
      if (at > 1) expect(path(at - 1).likely).toBeLessThan(budget);
    }),
  );
});

test('the order of the weeks changes nothing', () => {
  fc.assert(
    fc.property(weeks, used, days, (behind, spent, ahead) => {
      expect(pathOf(spent, behind.toReversed())(ahead)).toEqual(pathOf(spent, behind)(ahead));
      expect(confidenceOf(behind.toReversed())).toBe(confidenceOf(behind));
    }),
  );
});

test('nobody looks further than the end of the work', () => {
  const path = pathOf(0, [700, 700, 700]);
  const none = { early: null, likely: null, late: null };
  expect(runOutOf(path, 1_000, TODAY, addDays(TODAY, 9))).toEqual(none);
  expect(runOutOf(path, 1_000, TODAY, addDays(TODAY, 10)).likely).toBe(addDays(TODAY, 10));
  expect(runOutOf(path, 1_000, TODAY, addDays(TODAY, -3))).toEqual(none);
});

test('with a hard cap nothing is used beyond the budget', () => {
  expect(pathOf(900, [700, 700, 700], 1_000)(70)).toEqual({ low: 1_000, likely: 1_000, high: 1_000 });
  expect(pathOf(1_200, [700, 700, 700], 1_000)(70).high).toBe(1_200);
});

test.each([
  [[100, 100, 110, 95, 105, 100], 'high'],
  [[100, 100, 110, 95, 105], 'medium'],
  [[20, 180, 100, 60, 140, 100], 'medium'],
  [[0, 300, 0, 10, 290, 0], 'low'],
  [[100, 100, 100], 'low'],
])('%j is of %s confidence', (behind, confidence) => {
  expect(confidenceOf(behind)).toBe(confidence);
});

test('half a unit goes up, also below nothing', () => {
  expect(paceOf([1, 0]).mean).toBe(1);
  expect(paceOf([-1, 0]).mean).toBe(0);
  expect(paceOf([-3, 0]).mean).toBe(-1);
});
