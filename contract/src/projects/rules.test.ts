import { expect, test } from 'vitest';
import { type Candidate, projectProblems } from './rules.ts';

const sound: Candidate = {
  type: 'client',
  client_id: '0199a0a0-0000-7000-8000-000000000001',
  account_plan_id: null,
  start_date: '2026-01-01',
  end_date: '2026-01-01',
  health_mode: 'auto',
  health: null,
  health_note: null,
  hard_cap: false,
  budget_minor: null,
  budget_minutes: null,
};
const broken = (change: Partial<Candidate>) =>
  projectProblems({ ...sound, ...change }).map(({ rule, field }) => [rule, field]);

test('a sound project breaks no rule', () => {
  expect(broken({})).toEqual([]);
});

test('a project needs a client unless it is internal', () => {
  expect(broken({ client_id: null })).toEqual([['client-required', 'client_id']]);
  expect(broken({ client_id: null, type: 'internal' })).toEqual([]);
});

test('only a project of a client serves an account plan', () => {
  const account_plan_id = '0199a0a0-0000-7000-8000-000000000002';
  expect(broken({ account_plan_id })).toEqual([]);
  expect(broken({ account_plan_id, type: 'internal' })).toEqual([['plan-of-client', 'account_plan_id']]);
  expect(broken({ account_plan_id, type: 'internal', client_id: null })).toEqual([
    ['plan-of-client', 'account_plan_id'],
  ]);
});

test('a project ends on or after its start', () => {
  expect(broken({ end_date: '2025-12-31' })).toEqual([['end-after-start', 'end_date']]);
});

test('health set by hand is chosen, and explained when amber or red', () => {
  expect(broken({ health_mode: 'manual' })).toEqual([['health-chosen', 'health']]);
  expect(broken({ health_mode: 'manual', health: 'green' })).toEqual([]);
  expect(broken({ health_mode: 'manual', health: 'amber', health_note: ' ' })).toEqual([
    ['health-note', 'health_note'],
  ]);
  expect(broken({ health_mode: 'manual', health: 'red', health_note: 'Two leavers.' })).toEqual([]);
});

test('a hard cap needs a budget', () => {
  expect(broken({ hard_cap: true })).toEqual([['cap-needs-budget', 'hard_cap']]);
  expect(broken({ hard_cap: true, budget_minutes: 60 })).toEqual([]);
});

test('all broken rules are told at once', () => {
  expect(broken({ client_id: null, end_date: '2025-01-01', hard_cap: true })).toHaveLength(3);
});
