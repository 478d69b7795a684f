import { expect, test } from 'vitest';
import { ACCOUNT_PLAN_STATUSES, nextAccountPlanStatuses, WRITABLE_STATUSES } from './states.ts';

test('a plan goes from draft to closed, and back from review alone', () => {
  const steps = ACCOUNT_PLAN_STATUSES.flatMap((from) =>
    nextAccountPlanStatuses(from).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    'draft → in_review',
    'in_review → draft',
    'in_review → approved',
    'approved → active',
    'active → closed',
  ]);
});

test('every state is reached, and the end has no way out', () => {
  const reached = new Set(['draft', ...ACCOUNT_PLAN_STATUSES.flatMap(nextAccountPlanStatuses)]);
  expect([...reached].toSorted()).toEqual([...ACCOUNT_PLAN_STATUSES].toSorted());
  expect(nextAccountPlanStatuses('closed')).toEqual([]);
});

test('a plan is written but while it is in review and when it is over', () => {
  const held = ACCOUNT_PLAN_STATUSES.filter((one) => !WRITABLE_STATUSES.some((other) => other === one));
  expect(held).toEqual(['in_review', 'closed']);
});
