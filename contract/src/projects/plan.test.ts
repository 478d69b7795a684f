import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, differenceInDays } from './calendar.ts';
import { plannedBy, sharesOf, workingMinutes } from './plan.ts';

const OFFICE = { working_days: [0, 480, 480, 480, 480, 480, 0], holidays: ['2026-12-25'] };
const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days));
const calendar = fc.record({
  working_days: fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 7, maxLength: 7 }),
  holidays: fc.uniqueArray(day, { maxLength: 20 }),
});
const span = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

test('weekends, holidays and a leap day count as the calendar says', () => {
  expect(workingMinutes('2026-12-21', '2026-12-27', OFFICE)).toBe(4 * 480);
  expect(workingMinutes('2024-02-26', '2024-03-03', OFFICE)).toBe(5 * 480);
  expect(workingMinutes('2024-02-29', '2024-02-29', OFFICE)).toBe(480);
  expect(workingMinutes('2026-12-25', '2026-12-24', OFFICE)).toBe(0);
});

test('working minutes are the sum of the days, one by one', () => {
  fc.assert(
    fc.property(span, calendar, ({ from, to }, hours) => {
      let sum = 0;
      for (let at = from; at <= to; at = addDays(at, 1))
        sum += hours.holidays.includes(at) ? 0 : (hours.working_days[new Date(at).getUTCDay()] ?? 0);
      expect(workingMinutes(from, to, hours)).toBe(sum);
    }),
  );
});

test('the plan rises to the budget exactly, never falls, and stands still on days off', () => {
  fc.assert(
    fc.property(span, calendar, fc.integer({ min: 0, max: 9e12 }), (days, hours, budget) => {
      const planned = plannedBy(budget, days, hours);
      expect(planned(days.to)).toBe(budget);
      expect(planned(addDays(days.from, -1))).toBe(0);
      const works = workingMinutes(days.from, days.to, hours) > 0;
      let before = 0;
      for (let at = days.from; at <= days.to; at = addDays(at, 1)) {
        const now = planned(at);
        expect(now).toBeGreaterThanOrEqual(before);
        if (works && workingMinutes(at, at, hours) === 0 && at < days.to) expect(now).toBe(before);
        before = now;
      }
    }),
    { numRuns: 50 },
  );
});

test('a plan over working days is even over them', () => {
  const planned = plannedBy(1_000, { from: '2026-06-01', to: '2026-06-14' }, OFFICE);
  expect(['2026-06-01', '2026-06-05', '2026-06-07', '2026-06-08'].map(planned)).toEqual([100, 500, 500, 600]);
});

test('where nobody works in the span, every day takes the same', () => {
  const planned = plannedBy(100, { from: '2026-06-06', to: '2026-06-07' }, OFFICE);
  expect([planned('2026-06-06'), planned('2026-06-07')]).toEqual([50, 100]);
});

test('shares add up to 100 %, and none is a tenth or more away from what it is', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(parts, (values) => {
      const whole = values.reduce((sum, one) => sum + one, 0);
      const shares = sharesOf(values);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole === 0 ? 0 : 1_000);
      for (const [at, share] of shares.entries())
        if (whole > 0) expect(Math.abs(share - ((values[at] ?? 0) * 1_000) / whole)).toBeLessThan(1.000_001);
    }),
  );
  expect(sharesOf([1, 1, 1])).toEqual([334, 333, 333]);
  expect(differenceInDays('2024-02-28', '2024-03-01')).toBe(2);
});
