import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, differenceInDays } from './calendar.ts';
import { firstOfMonth, PERIODS, previousSpan, spanOf } from './periods.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-01', days));

test('months and quarters begin and end where they should, over leap days and years', () => {
  expect(spanOf('this_month', '2024-02-10', 1)).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(spanOf('last_month', '2026-01-31', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(spanOf('quarter', '2026-05-31', 1)).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(spanOf('quarter', '2026-01-15', 2)).toEqual({ from: '2025-11-01', to: '2026-01-31' });
  expect(firstOfMonth('2026-11-22', 2)).toBe('2027-01-01');
});

test('every named stretch but the last month holds today', () => {
  const month = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), day, month, (period, today, fiscal) => {
      const { from, to } = spanOf(period, today, fiscal);
      if (period === 'last_month') expect(addDays(to, 1)).toBe(firstOfMonth(today));
      else expect([from, today, to]).toEqual([from, today, to].toSorted());
      expect(from.slice(8)).toBe('01');
      expect(addDays(to, 1).slice(8)).toBe('01');
    }),
  );
});

test('whole months are compared with whole months, other days with as many before', () => {
  const over = '2030-01-01';
  expect(previousSpan({ from: '2026-03-01', to: '2026-03-31' }, over)).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(previousSpan({ from: '2026-03-02', to: '2026-03-08' }, over)).toEqual({
    from: '2026-02-23',
    to: '2026-03-01',
  });
});

test('what isn’t over is compared with as much of what was before', () => {
  expect(previousSpan({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-22')).toEqual({
    from: '2026-10-01',
    to: '2026-10-22',
  });
  expect(previousSpan({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-30').to).toBe('2026-02-28');
});

test('a span and the one before it never share a day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 800 }), day, (from, days, today) => {
      const before = previousSpan({ from, to: addDays(from, days) }, today);
      expect(before.to < from).toBe(true);
      expect(differenceInDays(before.from, before.to)).toBeGreaterThanOrEqual(0);
    }),
  );
});
