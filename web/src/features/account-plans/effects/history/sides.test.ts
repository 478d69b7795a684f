import { expect, test } from 'vitest';
import type { PlanRevision } from '#contract/account-plans/revisions.ts';
import { sidesIn } from './sides.ts';

const revision = (number: number, outcome: PlanRevision['outcome']): PlanRevision => ({
  ...{ revision: number, outcome, note: '', outcome_note: '', authors: [] },
  ...{ submitted_at: '2026-01-01T00:00:00.000Z', submitted_by: null, decided_at: null, decided_by: null },
});

test('what waits stands beside what was approved before, or beside nothing', () => {
  expect(sidesIn({}, [revision(1, null)])).toEqual({ from: null, to: 1 });
  const later = [revision(3, null), revision(2, 'rejected'), revision(1, 'approved')];
  expect(sidesIn({}, later)).toEqual({ from: 1, to: 3 });
});

test('where nothing waits, the present stands beside what was approved, or else submitted, last', () => {
  const decided = [revision(2, 'rejected'), revision(1, 'approved')];
  expect(sidesIn({}, decided)).toEqual({ from: 1, to: 'current' });
  expect(sidesIn({}, [revision(1, 'rejected')])).toEqual({ from: 1, to: 'current' });
});

test('an address names any two; revisions that never were are left out', () => {
  const decided = [revision(2, 'rejected'), revision(1, 'approved')];
  expect(sidesIn({ from: 1, to: 2 }, decided)).toEqual({ from: 1, to: 2 });
  expect(sidesIn({ from: 9, to: 'current' }, decided)).toEqual({ from: 1, to: 'current' });
  expect(sidesIn({}, [])).toBeNull();
});
