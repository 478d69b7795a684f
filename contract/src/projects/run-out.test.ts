import { expect, test } from 'vitest';
import { lastDayOfMonth, monthsTouched } from './calendar.ts';
import { runsOut } from './run-out.ts';

const today = '2026-11-20';

test('a budget with 100 left that loses 10 a day runs out in ten days', () => {
  expect(runsOut({ budget: 200, used: 100, perDay: 10, until: null }, today)).toBe('2026-11-30');
});

test('a budget that lasts until the end, is used up, or is not touched, runs out on no day', () => {
  expect(runsOut({ budget: 200, used: 100, perDay: 10, until: '2026-11-29' }, today)).toBeNull();
  expect(runsOut({ budget: 200, used: 200, perDay: 10, until: null }, today)).toBeNull();
  expect(runsOut({ budget: 200, used: 100, perDay: 0, until: null }, today)).toBeNull();
  expect(runsOut({ budget: null, used: 100, perDay: 10, until: null }, today)).toBeNull();
  expect(runsOut({ budget: 1_000_000, used: 0, perDay: 1, until: null }, today)).toBeNull();
});

test('months know their last days and how many lie between two days', () => {
  expect(lastDayOfMonth('2028-02-03')).toBe('2028-02-29');
  expect(lastDayOfMonth('2026-12-31')).toBe('2026-12-31');
  expect(monthsTouched('2026-11-30', '2027-01-01')).toBe(3);
});
