import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capacityOf, freeMinutes, utilisationOf } from './arithmetic.ts';

const WORKING = { work_min: 480, isHoliday: false, isEmployed: true, leave_min: 0 };
const OFF = { ...WORKING, work_min: 0 };
const WEEK = [WORKING, WORKING, WORKING, WORKING, WORKING, OFF, OFF];
const week = (changes: Readonly<Record<number, Partial<typeof WORKING>>>) =>
  WEEK.map((day, at) => ({ ...day, ...changes[at] }));
const partsOf = (weekly: number, days: typeof WEEK) => {
  const { capacity_min, absent_min, holiday_min, leave_min } = capacityOf(weekly, days);
  return [capacity_min, absent_min, holiday_min, leave_min];
};

test('a week’s capacity loses its share of the working calendar for holidays, leave and days outside somebody’s time here', () => {
  expect(partsOf(2_400, WEEK)).toEqual([2_400, 0, 0, 0]);
  expect(partsOf(2_400, week({ 0: { isHoliday: true }, 1: { leave_min: 240 } }))).toEqual([
    1_680, 0, 480, 240,
  ]);
  expect(partsOf(1_200, week({ 0: { isHoliday: true }, 1: { leave_min: 240 } }))).toEqual([840, 0, 240, 120]);
  expect(partsOf(2_400, week({ 3: { isEmployed: false }, 4: { isEmployed: false } }))).toEqual([
    ...[1_440, 960, 0, 0],
  ]);
});

test('leave on what became a holiday, or before somebody came, takes nothing twice', () => {
  expect(partsOf(2_400, week({ 0: { isHoliday: true, leave_min: 480 } }))).toEqual([1_920, 0, 480, 0]);
  expect(partsOf(2_400, week({ 0: { isEmployed: false, isHoliday: true, leave_min: 480 } }))).toEqual([
    ...[1_920, 480, 0, 0],
  ]);
  expect(partsOf(2_400, week({ 0: { leave_min: 600 } }))).toEqual([1_920, 0, 0, 480]);
});

test('whoever is away all week has no capacity, and no utilisation', () => {
  const away = week(Object.fromEntries(WEEK.map((_, at) => [at, { leave_min: 480 }])));
  expect(partsOf(2_250, away)).toEqual([0, 0, 0, 2_250]);
  const figures = { capacity_min: 0, told_min: 60, draft_min: 0, logged_s: 3_600 };
  expect([utilisationOf(figures, true), utilisationOf(figures, false)]).toEqual([null, null]);
  expect(freeMinutes(figures)).toBe(-60);
});

test('a week that is over is used by what was logged, any other by what is planned', () => {
  const figures = { capacity_min: 2_400, told_min: 1_200, draft_min: 600, logged_s: 40 * 3_600 + 30 };
  expect([utilisationOf(figures, true), utilisationOf(figures, false)]).toEqual([100, 75]);
});

test('parts and days add up, whatever the minutes', () => {
  const minutes = fc.integer({ min: 0, max: 720 });
  const day = fc.record({
    ...{ work_min: minutes, leave_min: minutes },
    ...{ isHoliday: fc.boolean(), isEmployed: fc.boolean() },
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_080 }),
      fc.array(day, { minLength: 7, maxLength: 7 }),
      (weekly, days) => {
        const { capacity_min, absent_min, holiday_min, leave_min, days: parts } = capacityOf(weekly, days);
        expect(capacity_min + absent_min + holiday_min + leave_min).toBe(weekly);
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((all, part) => all + of(part), 0);
        if (days.some(({ work_min }) => work_min > 0)) {
          expect(sum((part) => part.leave_min)).toBe(leave_min);
          if (capacity_min > 0 && parts.some((part) => part.capacity_min > 0))
            expect(sum((part) => part.capacity_min)).toBe(capacity_min);
        }
        for (const part of [capacity_min, absent_min, holiday_min, leave_min])
          expect(part).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
