import { expect, test } from 'vitest';
import {
  automaticHealth,
  budgetOf,
  burnOf,
  effectiveHealth,
  elapsedOf,
  type HealthFacts,
  usedMinor,
} from './health.ts';

const facts: HealthFacts = {
  billing: 'time_and_materials',
  start_date: '2026-01-01',
  end_date: '2026-04-10',
  budget_minor: 10_000,
  budget_minutes: null,
  budget_period: 'total',
  health_mode: 'auto',
  health: null,
  status: 'active',
  bill_minor: 0,
  cost_minor: 0,
  seconds: 0,
};
/** The 50th of 100 days. */
const halfway = '2026-02-19';

test('half of the days gone is half of the time elapsed, counting today', () => {
  expect(elapsedOf(facts, halfway)).toBe(50);
  expect(elapsedOf(facts, '2025-12-31')).toBe(0);
  expect(elapsedOf(facts, '2027-01-01')).toBe(100);
});

test.each([
  [6_000, 'green'],
  [6_001, 'amber'],
  [7_500, 'amber'],
  [7_501, 'red'],
  [10_001, 'red'],
])('%i of 10000 used halfway through is %s', (bill_minor, expected) => {
  expect(automaticHealth({ ...facts, bill_minor }, halfway)).toBe(expected);
});

test('a budget that is exceeded is red even when the time is over too', () => {
  expect(automaticHealth({ ...facts, bill_minor: 10_000 }, '2026-04-10')).toBe('green');
  expect(automaticHealth({ ...facts, bill_minor: 10_001 }, '2026-04-10')).toBe('red');
});

test('without a budget, and before the work starts, there is no automatic health', () => {
  expect(automaticHealth({ ...facts, budget_minor: null }, halfway)).toBeNull();
  expect(automaticHealth({ ...facts, status: 'planned', bill_minor: 9_999 }, halfway)).toBeNull();
});

test('without a last day a project is at risk from 90 percent of its budget', () => {
  const undated = { ...facts, end_date: null };
  expect(elapsedOf(undated, halfway)).toBeNull();
  expect(automaticHealth({ ...undated, bill_minor: 8_999 }, halfway)).toBe('green');
  expect(automaticHealth({ ...undated, bill_minor: 9_000 }, halfway)).toBe('amber');
});

test('the larger of money and time burnt counts', () => {
  expect(burnOf({ ...facts, bill_minor: 1_000, budget_minutes: 100, seconds: 3_000 }, halfway)).toBe(50);
  expect(burnOf({ ...facts, budget_minor: null, budget_minutes: 100, seconds: 1_500 }, halfway)).toBe(25);
});

test('a monthly budget counts for all months of the project, or for those so far', () => {
  const monthly = { ...facts, budget_period: 'month' } as const;
  expect(budgetOf(monthly, halfway).minor).toBe(40_000);
  expect(budgetOf({ ...monthly, end_date: null }, halfway).minor).toBe(20_000);
  expect(elapsedOf({ ...monthly, end_date: null }, '2026-02-28')).toBe(100);
});

test('where nobody is charged, the cost counts against the budget', () => {
  expect(usedMinor({ billing: 'non_billable', bill_minor: 5, cost_minor: 7 })).toBe(7);
  expect(usedMinor({ billing: 'fixed', bill_minor: 5, cost_minor: 7 })).toBe(5);
  expect(usedMinor({ billing: 'non_billable', bill_minor: 5, cost_minor: null })).toBeNull();
  expect(usedMinor({ billing: 'fixed', bill_minor: 5, cost_minor: null })).toBe(5);
});

test('health set by hand wins', () => {
  const manual = { ...facts, health_mode: 'manual', health: 'red' } as const;
  expect(effectiveHealth(manual, halfway)).toBe('red');
  expect(automaticHealth(manual, halfway)).toBe('green');
});
