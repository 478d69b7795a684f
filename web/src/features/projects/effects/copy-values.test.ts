import { expect, test } from 'vitest';
import { emptyProject } from '../components/form/project-values.ts';
import { movedValues, partValues } from './copy-values.ts';

const empty = emptyProject('GBP', null, '2026-01-10');

test('another start moves the end and every milestone by as many days, and leaves what has no day', () => {
  const values = {
    ...empty,
    end_date: '2026-02-10',
    milestones: [
      { name: 'Gate', due_date: '2026-01-20', done: false },
      { name: 'Quay', due_date: null, done: false },
    ],
  };
  expect(movedValues(values, '2026-01-15')).toEqual({
    start_date: '2026-01-15',
    end_date: '2026-02-15',
    milestones: [
      { name: 'Gate', due_date: '2026-01-25', done: false },
      { name: 'Quay', due_date: null, done: false },
    ],
  });
  expect(movedValues(values, null)).toEqual({ start_date: null });
});

test('a part that isn’t taken over is as in an empty form', () => {
  const budget = { budget_minor: 5_00, hard_cap: true, alert_pcts: [80] };
  expect(partValues('budget', budget, empty)).toMatchObject({ ...budget, alert_pcts: ['80'] });
  expect(partValues('budget', {}, empty)).toMatchObject({
    budget_minor: null,
    hard_cap: false,
    alert_pcts: empty.alert_pcts,
  });
  expect(partValues('roles', {}, empty)).toEqual({});
});
