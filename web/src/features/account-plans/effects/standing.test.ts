import { expect, test } from 'vitest';
import { coverageLevel, daysToReview, reviewLevel } from './standing.ts';

const plan = (next_review_on: string | null, more: object = {}) =>
  ({ status: 'active', archived_at: null, next_review_on, ...more }) as const;

test.each([
  [null, null],
  [24, 'off_track'],
  [25, 'at_risk'],
  [49, 'at_risk'],
  [50, 'on_track'],
])('a coverage of %s percent is %s', (pct, level) => {
  expect(coverageLevel(pct)).toBe(level);
});

test.each([
  ['2026-12-07', 'on_track'],
  ['2026-12-06', 'at_risk'],
  ['2026-10-24', 'at_risk'],
  ['2026-10-23', 'off_track'],
])('on 23 November a review on %s is %s', (day, level) => {
  expect(reviewLevel(plan(day), '2026-11-23')).toBe(level);
});

test('what is over has no review to be late with', () => {
  expect(daysToReview({ ...plan('2026-01-01'), status: 'closed' }, '2026-11-23')).toBeNull();
  expect(
    daysToReview({ ...plan('2026-01-01'), archived_at: '2026-02-01T00:00:00Z' }, '2026-11-23'),
  ).toBeNull();
  expect(reviewLevel(plan(null), '2026-11-23')).toBeNull();
});
