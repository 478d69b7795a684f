import type { ProjectDashboard } from '#contract/projects/dashboard.ts';

/** Sums of so many seconds, half of them billable. */
export const sums = (seconds: number) => ({
  seconds,
  billable_seconds: seconds / 2,
  bill_minor: 900,
  cost_minor: 600,
});

const NO_TIME = { low: null, likely: null, high: null };

/** A project with a budget that runs out. */
export const DASHBOARD: ProjectDashboard = {
  currency: 'GBP',
  today: '2026-05-20',
  as_of: '2026-05-20T09:00:00.000Z',
  period: { from: null, to: null },
  totals: { ...sums(36_000), entries: 4, first_date: '2026-05-04', last_date: '2026-05-15' },
  previous: null,
  entries_ever: 4,
  other_currencies: [],
  weeks: [
    { week_start: '2026-05-04', ...sums(14_400) },
    { week_start: '2026-05-11', ...sums(21_600) },
  ],
  people: [{ id: 'm1', name: 'Maren Holt', ...sums(36_000) }],
  service_types: [
    { id: 's1', name: 'Guarding', ...sums(28_800) },
    { id: null, name: null, ...sums(7_200) },
  ],
  budget: {
    minor: 64_000_00,
    minutes: null,
    used_minor: 900,
    used_seconds: 36_000,
    used_pct: 71.2,
    elapsed_pct: 64.8,
  },
  measures: [
    {
      ...{ unit: 'money', period: 'total', from: '2026-04-01', to: '2027-03-31', hard_cap: false },
      ...{ budget: 64_000_00, used: 45_400_00 },
      plan: { planned: 40_000_00, used: 45_400_00, variance: 5_400_00 },
      forecast: {
        outcome: 'runs_out',
        confidence: 'medium',
        ...{ early: '2026-07-16', likely: '2026-07-25', late: '2026-08-06', end: '2027-03-31' },
        at_end: { low: 68_200_00, likely: 70_600_00, high: 73_500_00 },
        pace: { from: '2026-03-30', to: '2026-05-17', weeks: 7, mean: 1_000_00, deviation: 300_00 },
      },
      curve: {
        step: 'week',
        points: [
          { day: '2026-05-17', used: 44_000_00, planned: 39_000_00, ...NO_TIME },
          {
            ...{ day: '2026-05-20', used: 45_400_00, planned: 40_000_00 },
            ...{ low: 45_400_00, likely: 45_400_00, high: 45_400_00 },
          },
          {
            ...{ day: '2027-03-31', used: null, planned: 64_000_00 },
            ...{ low: 68_200_00, likely: 70_600_00, high: 73_500_00 },
          },
        ],
      },
    },
  ],
  margin_floor_pct: null,
};
