import { expect, test } from 'vitest';
import { daysOf, spanOf, spanWords, stepped } from './span.ts';

test('a week and two weeks begin where the organization’s week begins', () => {
  expect(spanOf('week', '2026-11-26', 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(spanOf('week', '2026-11-26', 0)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  expect(spanOf('weeks', '2026-11-26', 1)).toEqual({ from: '2026-11-23', to: '2026-12-06' });
});

test('a month is shown in whole weeks, never more than 42 days', () => {
  expect(spanOf('month', '2026-11-26', 1)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(daysOf(spanOf('month', '2026-08-15', 1))).toHaveLength(42);
});

test('the way before and after goes by what is shown', () => {
  expect(stepped('week', '2026-11-26', 1)).toBe('2026-12-03');
  expect(stepped('day', '2026-11-01', -1)).toBe('2026-10-31');
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
});

test('what is shown has a name', () => {
  const words = (view: 'week' | 'day' | 'month', date: string) =>
    spanWords(view, date, spanOf(view, date, 1), 'en-GB');
  expect(words('week', '2026-11-26').replace(/\s/g, ' ')).toMatch(/^23 ?– ?29 November$/);
  expect(words('week', '2026-12-01').replace(/\s/g, ' ')).toMatch(/^30 Nov – 6 Dec$/);
  expect(words('day', '2026-11-26')).toBe('Thursday 26 November');
  expect(words('month', '2026-11-26')).toBe('November 2026');
});
