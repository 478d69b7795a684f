import { expect, test } from 'vitest';
import { measureOf } from '#contract/projects/measure.ts';
import { burnLines } from './burn-data.ts';

const measure = (budget: number) =>
  measureOf({
    ...{ unit: 'money', budget, today: '2026-03-25' },
    calendar: { working_days: [0, 480, 480, 480, 480, 480, 0], holidays: [], week_start: 1 },
    days: ['2026-03-02', '2026-03-09', '2026-03-16'].map((day) => ({ day, used: 700 })),
    project: {
      ...{ start_date: '2026-03-02', end_date: '2026-04-12', status: 'active' },
      ...{ budget_period: 'total', hard_cap: false },
    },
  });

test('what was used ends today, and what is likely goes on from there to the end', () => {
  const { days, used, likely, planned, range } = burnLines(measure(3_000));
  expect(days).toEqual(['2026-03-08', '2026-03-15', '2026-03-22', '2026-03-25', '2026-04-05', '2026-04-12']);
  expect(used).toEqual([700, 1_400, 2_100, 2_100, null, null]);
  expect(likely).toEqual([null, null, null, 2_100, 3_200, 3_900]);
  expect(planned).toEqual([500, 1_000, 1_500, 1_800, 2_500, 3_000]);
  expect(range.slice(2)).toEqual([
    null,
    { low: 2_100, high: 2_100 },
    { low: 3_200, high: 3_200 },
    { low: 3_900, high: 3_900 },
  ]);
});

test('the window stands between the points of its days', () => {
  expect(burnLines(measure(3_000)).window).toEqual({ from: 3 + 9 / 11, to: 3 + 9 / 11 });
});

test('a budget that lasts has no window', () => {
  expect(burnLines(measure(9_000)).window).toBeNull();
});
