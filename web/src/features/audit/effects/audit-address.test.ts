import { expect, test } from 'vitest';
import { withDays, withPeriod } from './audit-address.ts';

test('both days of an address are one filter, and are written back as days', () => {
  const days = { q: 'har', from: '2026-11-01', to: '2026-11-30' };
  const values = withPeriod(days);
  expect(values).toEqual({ q: 'har', period: { from: '2026-11-01', to: '2026-11-30' } });
  expect(withDays(values)).toEqual(days);
});

test('a period that begins nowhere has no first day', () => {
  expect(withPeriod({ to: '2026-11-30' })).toEqual({ period: { from: undefined, to: '2026-11-30' } });
  expect(withDays({})).toEqual({});
});
