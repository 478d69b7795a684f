import { expect, test } from 'vitest';
import { nextSteps, type Standing } from './next-step.ts';

const DRAFT: Standing = {
  ...{ status: 'draft', archived_at: null, waiting_revision: null },
  ...{ may_decide: false, changed_since_approval: false },
};
const WAITS = { status: 'in_review', waiting_revision: 1 } as const;
const CHANGED = { changed_since_approval: true } as const;

const steps = (different: Partial<Standing>, update = true) => {
  const { main, others } = nextSteps({ ...DRAFT, ...different }, { update });
  return [main, ...others];
};

test('every state has the one step that it waits for', () => {
  expect(steps({})).toEqual(['submit']);
  expect(steps(WAITS)).toEqual(['recall']);
  expect(steps({ ...WAITS, may_decide: true })).toEqual(['decide', 'recall']);
  expect(steps({ status: 'approved' })).toEqual(['activate']);
  expect(steps({ status: 'approved', ...CHANGED })).toEqual(['activate', 'submit']);
  expect(steps({ status: 'active' })).toEqual([null, 'close']);
  expect(steps({ status: 'active', ...CHANGED })).toEqual(['submit', 'close']);
  expect(steps({ status: 'closed' })).toEqual([null]);
});

test('while changes of an active plan wait, nothing more is submitted', () => {
  expect(steps({ status: 'active', waiting_revision: 2, ...CHANGED })).toEqual(['recall', 'close']);
});

test('who may not write takes no step but the decision that is theirs, and nobody takes one with what is archived', () => {
  expect(steps({}, false)).toEqual([null]);
  expect(steps({ ...WAITS, may_decide: true }, false)).toEqual(['decide']);
  expect(steps({ archived_at: '2026-01-01T00:00:00.000Z' })).toEqual([null]);
});
