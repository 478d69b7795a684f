import { expect, test } from 'vitest';
import { isReopening, nextStatuses, OPEN_STATUSES, PROJECT_STATUSES } from './states.ts';

test('a project lives from proposed to archived, pauses, and comes back from its pause', () => {
  expect(nextStatuses('proposed')).toContain('planned');
  expect(nextStatuses('planned')).toContain('active');
  expect(nextStatuses('active')).toEqual(['on_hold', 'completed', 'cancelled']);
  expect(nextStatuses('on_hold')).toContain('active');
  expect(nextStatuses('completed')).toContain('archived');
  expect(nextStatuses('archived')).toEqual([]);
});

test('anything before completed can be cancelled, nothing after', () => {
  const cancellable = PROJECT_STATUSES.filter((status) => nextStatuses(status).includes('cancelled'));
  expect(cancellable).toEqual([...OPEN_STATUSES]);
});

test('only leaving completed or cancelled for work is a reopening', () => {
  expect(isReopening('completed', 'active')).toBe(true);
  expect(isReopening('cancelled', 'planned')).toBe(true);
  expect(isReopening('completed', 'archived')).toBe(false);
  expect(isReopening('on_hold', 'active')).toBe(false);
});
