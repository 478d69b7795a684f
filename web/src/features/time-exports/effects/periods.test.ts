import { expect, test } from 'vitest';
import { daysOf } from './periods.ts';

test.each([
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['this_month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['this_month', '2026-12-01', '2026-12-01', '2026-12-31'],
  ['last_week', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['last_week', '2026-03-01', '2026-02-16', '2026-02-22'],
] as const)('%s seen from %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today, 1)).toEqual({ from, to });
});

test('a week that begins on Sunday ends on Saturday', () => {
  expect(daysOf('last_week', '2026-03-01', 0)).toEqual({ from: '2026-02-22', to: '2026-02-28' });
});
