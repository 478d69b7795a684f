import { expect, test } from 'vitest';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { burnCurve } from './burn-data.ts';

const week = (week_start: string, bill_minor: number) => ({
  week_start,
  seconds: 3600,
  billable_seconds: 3600,
  bill_minor,
  cost_minor: bill_minor / 2,
});
const dashboard: ProjectDashboard = {
  currency: 'GBP',
  totals: {
    seconds: 7200,
    billable_seconds: 7200,
    bill_minor: 300,
    cost_minor: 150,
    entries: 2,
    first_date: '2026-03-02',
    last_date: '2026-03-09',
  },
  other_currencies: [],
  weeks: [week('2026-03-02', 100), week('2026-03-09', 200)],
  people: [],
  service_types: [],
  budget: {
    minor: 1_400,
    minutes: null,
    used_minor: 300,
    used_seconds: 7200,
    used_pct: 21,
    elapsed_pct: 50,
    runs_out: null,
  },
};
const input = {
  dashboard,
  start_date: '2026-03-02',
  end_date: '2026-03-29',
  billing: 'fixed',
  today: '2026-03-12',
};

test('the curve adds up week by week and goes on to the end of the project', () => {
  const { weeks, actual, unit, budget } = burnCurve(input);
  expect([unit, budget]).toEqual(['money', 1_400]);
  expect(weeks).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']);
  expect(actual).toEqual([100, 300, null, null]);
});

test('what is likely goes on from the last week at the pace of late', () => {
  expect(burnCurve(input).likely).toEqual([null, 300, 450, 600]);
});

test('the plan spreads the budget evenly over the days', () => {
  expect(burnCurve(input).planned).toEqual([350, 700, 1_050, 1_400]);
});

test('a project that is over is not drawn beyond what is logged', () => {
  const { weeks, likely } = burnCurve({ ...input, today: '2026-05-01' });
  expect(weeks).toHaveLength(2);
  expect(likely).toEqual([null, null]);
});

test('only hours are drawn where only hours are budgeted, and costs where nobody is charged', () => {
  const hours = { ...dashboard, budget: { ...dashboard.budget, minor: null, minutes: 600 } };
  expect(burnCurve({ ...input, dashboard: hours })).toMatchObject({
    unit: 'time',
    budget: 36_000,
    actual: [3600, 7200, null, null],
  });
  expect(burnCurve({ ...input, billing: 'non_billable' }).actual).toEqual([50, 150, null, null]);
});
