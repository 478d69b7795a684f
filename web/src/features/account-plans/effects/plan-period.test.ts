import { expect, test } from 'vitest';
import { fiscalYear, periodAfter, periodFrom, periodName } from './plan-period.ts';

test.each([
  ['2026-11-23', 4, 0, '2026-04-01', '2027-03-31', 'FY27'],
  ['2026-03-31', 4, 0, '2025-04-01', '2026-03-31', 'FY26'],
  ['2026-03-31', 4, 1, '2026-04-01', '2027-03-31', 'FY27'],
  ['2026-11-23', 1, 0, '2026-01-01', '2026-12-31', '2026'],
])('the fiscal year of %s beginning in month %i, and %i later', (today, month, later, from, until, name) => {
  const year = fiscalYear(today, month, later);
  expect(year).toEqual({ starts_on: from, ends_on: until });
  expect(periodName(year)).toBe(name);
});

test.each([
  ['2026-04-01', '2027-03-31', '2027-04-01', '2028-03-31'],
  ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'],
  ['2026-01-15', '2026-02-03', '2026-02-04', '2026-03-03'],
])('what follows %s to %s is %s to %s', (from, until, next, last) => {
  expect(periodAfter({ starts_on: from, ends_on: until })).toEqual({ starts_on: next, ends_on: last });
});

test('a year from the last day of a leap February ends before the next March', () => {
  expect(periodFrom('2028-02-29', 12)).toEqual({ starts_on: '2028-02-29', ends_on: '2029-02-27' });
});
