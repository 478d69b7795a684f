import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, differenceInDays } from './calendar.ts';
import { type Measured, measureOf } from './measure.ts';

const TODAY = '2026-06-17';
const OFFICE = { working_days: [0, 480, 480, 480, 480, 480, 0], holidays: [], week_start: 1 };

const project: Measured['project'] = {
  start_date: '2026-04-06',
  end_date: '2026-09-27',
  status: 'active',
  budget_period: 'total',
  hard_cap: false,
};

const anything: fc.Arbitrary<Measured> = fc
  .record({
    start: fc.integer({ min: -1_500, max: 60 }),
    length: fc.option(fc.integer({ min: 0, max: 2_500 }), { nil: null }),
    used: fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: -500, max: 90_000 })), {
      maxLength: 60,
    }),
    budget: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null }),
    period: fc.constantFrom('total' as const, 'month' as const),
    week_start: fc.integer({ min: 0, max: 6 }),
    hard_cap: fc.boolean(),
  })
  .map(({ start, length, used, budget, period, week_start, hard_cap }) => {
    const start_date = addDays(TODAY, start);
    const byDay = new Map(used.map(([back, amount]) => [addDays(TODAY, 20 - back), amount]));
    return {
      ...{ unit: 'money' as const, budget, today: TODAY, calendar: { ...OFFICE, week_start } },
      days: [...byDay]
        .map(([day, amount]) => ({ day, used: amount }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      project: {
        ...{ start_date, status: 'active' as const, budget_period: period, hard_cap },
        end_date: length === null ? null : addDays(start_date, length),
      },
    };
  });

const steady = Array.from({ length: 10 }, (_, at) => ({ day: addDays('2026-04-06', 7 * at), used: 1_000 }));

test('the plan, what is used and what is likely meet in today’s point', () => {
  const { plan, curve, used, forecast } = measureOf({
    ...{ unit: 'money', budget: 25_000, days: steady, project, today: TODAY, calendar: OFFICE },
  });
  const now = curve.points.find(({ day }) => day === TODAY);
  expect(now).toMatchObject({ used: 10_000, planned: plan?.planned, low: used, likely: used, high: used });
  expect(plan).toEqual({ planned: 10_600, used: 10_000, variance: -600 });
  expect(forecast).toMatchObject({ outcome: 'lasts', confidence: 'high', end: '2026-09-27' });
  expect(forecast.pace).toEqual({
    from: '2026-04-20',
    to: '2026-06-14',
    weeks: 8,
    mean: 1_000,
    deviation: 0,
  });
});

test('points rise day by day, end at the end, and hold what was used and no more', () => {
  fc.assert(
    fc.property(anything, (of) => {
      const { curve, used, plan, from, to, forecast } = measureOf(of);
      const days = curve.points.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.length).toBeLessThanOrEqual(162);
      const known = curve.points.flatMap((point) => (point.used === null ? [] : [point.used]));
      expect(known.at(-1) ?? 0).toBe(used);
      if (plan) expect(plan.variance).toBe(plan.used - plan.planned);
      if (of.budget !== null && to !== null && days.at(-1) === to)
        expect(curve.points.at(-1)?.planned).toBe(of.budget);
      if (of.project.budget_period === 'month') expect(differenceInDays(from, to ?? from)).toBeLessThan(31);
      if (forecast.outcome !== 'runs_out') expect(forecast.early).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('a project of decades is drawn in few points', () => {
  const { curve } = measureOf({
    ...{ unit: 'time', budget: 1_000, days: steady, today: TODAY, calendar: OFFICE },
    project: { ...project, start_date: '1950-01-01', end_date: '2100-01-01' },
  });
  expect(curve.points.length).toBeLessThan(163);
});
