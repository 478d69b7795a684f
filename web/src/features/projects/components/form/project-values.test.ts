import { expect, test } from 'vitest';
import { bodyOf, emptyProject, type ProjectValues, problemsOf } from './project-values.ts';

const filled: ProjectValues = {
  ...emptyProject('GBP', null, '2026-11-20'),
  name: ' Harbour ',
  code: 'HRB-1',
  client_id: '0199a0a0-0000-7000-8000-000000000001',
};

test('an empty form says what is missing, a filled one nothing', () => {
  expect(Object.keys(problemsOf(emptyProject('GBP', null, '2026-11-20')))).toEqual([
    'name',
    'code',
    'client_id',
  ]);
  expect(problemsOf(filled)).toEqual({});
});

test('rules stand beside their fields before anything is sent', () => {
  expect(problemsOf({ ...filled, end_date: '2026-01-01' })).toHaveProperty('end_date');
  expect(problemsOf({ ...filled, health_mode: 'manual', health: 'red' })).toHaveProperty('health_note');
  expect(problemsOf({ ...filled, alert_pcts: ['50', 'soon'] })).toHaveProperty('alert_pcts');
  const milestones = [{ name: '', due_date: null, done: false }];
  expect(Object.keys(problemsOf({ ...filled, milestones }))).toEqual([
    'milestones.0.name',
    'milestones.0.due_date',
  ]);
});

test('what is sent is trimmed, and an internal project has no client', () => {
  expect(bodyOf(filled)).toMatchObject({
    name: 'Harbour',
    alert_pcts: [50, 75, 90, 100],
    site_address: null,
  });
  expect(bodyOf({ ...filled, type: 'internal' }).client_id).toBeNull();
  expect(bodyOf({ ...filled, health_note: 'old', health_mode: 'auto' }).health_note).toBeNull();
});
