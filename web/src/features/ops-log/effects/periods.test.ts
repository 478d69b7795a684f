import { expect, test } from 'vitest';
import { daysShown, exportDays } from './export-periods.ts';
import { daysOf } from './periods.ts';

test('months are whole, however long they are and whichever year they end', () => {
  expect(daysOf('month', '2026-11-23', 1)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(daysOf('last_month', '2026-11-30', 1)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOf('last_month', '2028-03-31', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf('last_month', '2027-01-01', 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('an export begins with the days that the page shows, as far as they are gone', () => {
  const today = '2026-11-23';
  const shown = (from?: string, to?: string) => daysShown({ from, to }, today);
  expect(shown('2026-10-01', '2026-10-31')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(shown('2026-11-01', '2026-11-30')).toEqual({ from: '2026-11-01', to: today });
  expect(shown('2026-11-20')).toEqual({ from: '2026-11-20', to: today });
  for (const other of [shown(), shown(undefined, '2026-10-31'), shown('2027-01-01'), shown('2020-01-01')])
    expect(other).toEqual(exportDays('last_7', today));
});
