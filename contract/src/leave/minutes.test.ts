import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../activity/rules.ts';
import { daysOfLeave, lowestFrom, minutesOf, shareOfYear } from './minutes.ts';

const WEEK = [0, 480, 480, 480, 480, 420, 0];
const calendar = (holidays: readonly string[] = []) => ({
  working_days: WEEK,
  holidays: new Map(holidays.map((day) => [day, 'Day off'])),
});
const someDay = fc.integer({ min: 0, max: 3_000 }).map((at) => addDays('2024-01-01', at));
const someDays = fc
  .tuple(someDay, fc.integer({ min: 0, max: 365 }))
  .map(([from, length]) => ({ from, to: addDays(from, length), part: 'whole-day' as const }));

test('leave takes what the working calendar has of its days, and nothing of holidays', () => {
  const days = daysOfLeave(
    { from: '2036-03-03', to: '2036-03-09', part: 'whole-day' },
    calendar(['2036-03-05']),
  );
  expect(days.map(({ minutes }) => minutes)).toEqual([480, 480, 0, 480, 420, 0, 0]);
  expect(minutesOf(days)).toBe(1_860);
});

test('any leave takes the sum of its days, each counted by itself', () => {
  fc.assert(
    fc.property(someDays, fc.array(someDay, { maxLength: 40 }), (time, holidays) => {
      let sum = 0;
      for (let day = time.from; day <= time.to; day = addDays(day, 1))
        sum += holidays.includes(day) ? 0 : (WEEK[weekdayOf(day)] ?? 0);
      expect(minutesOf(daysOfLeave(time, calendar(holidays)))).toBe(sum);
    }),
  );
});

test('leave that is cut in two takes the same as in one piece', () => {
  fc.assert(
    fc.property(someDays, fc.nat(365), fc.array(someDay, { maxLength: 40 }), (time, at, holidays) => {
      const middle = addDays(time.from, at);
      if (middle >= time.to) return;
      const of = (from: string, to: string) =>
        minutesOf(daysOfLeave({ ...time, from, to }, calendar(holidays)));
      expect(of(time.from, middle) + of(addDays(middle, 1), time.to)).toBe(of(time.from, time.to));
    }),
  );
});

test('a morning and an afternoon are a whole day, however odd it is', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 1_440 }), (day, minutes) => {
      const odd = { working_days: WEEK.map(() => minutes), holidays: new Map() };
      const of = (part: 'morning' | 'afternoon') => minutesOf(daysOfLeave({ from: day, to: day, part }, odd));
      expect(of('morning') + of('afternoon')).toBe(minutes);
    }),
  );
});

test('hours take what the clock went, and never more than the day has', () => {
  const of = (elapsed: number) =>
    minutesOf(daysOfLeave({ from: '2036-03-07', to: '2036-03-07', part: 'hours', elapsed }, calendar()));
  expect([of(90), of(600)]).toEqual([90, 420]);
});

test('the lowest of a balance is that of any day from the first one on', () => {
  const ledger = [
    { day: '2036-01-01', minutes: 480 },
    { day: '2036-06-01', minutes: -480 },
    { day: '2037-01-01', minutes: 960 },
  ];
  expect(lowestFrom([...ledger, { day: '2036-03-03', minutes: -240 }], '2036-03-03')).toBe(-240);
  expect(lowestFrom([...ledger, { day: '2037-02-02', minutes: -240 }], '2037-02-02')).toBe(720);
});

test('a year is shared by the days that somebody is there, in a leap year too', () => {
  const share = (start: string, end: string | null) => shareOfYear(12_000, 2036, { start, end });
  expect(share('2024-01-08', null)).toBe(12_000);
  expect(share('2036-07-02', null)).toBe(6_000);
  expect(share('2024-01-08', '2036-07-01')).toBe(6_000);
  expect(share('2037-01-01', null)).toBe(0);
});
