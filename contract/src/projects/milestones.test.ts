import { expect, test } from 'vitest';
import { isDisagreeing } from './health.ts';
import { byDueDate, latenessOf, shiftedMilestones } from './milestones.ts';

const gate = { name: 'Gate', due_date: '2026-03-10', done: false, done_on: null };

test.each([
  ['2026-03-15', gate, 'late', 5],
  ['2026-03-10', gate, 'due-today', 0],
  ['2026-02-26', gate, 'due', 12],
  ['2026-04-01', { ...gate, done: true, done_on: '2026-03-12' }, 'done-late', 2],
  ['2026-04-01', { ...gate, done: true, done_on: '2026-03-09' }, 'done-early', 1],
  ['2026-04-01', { ...gate, done: true, done_on: '2026-03-10' }, 'done-in-time', 0],
  ['2026-04-01', { ...gate, done: true }, 'done', 0],
] as const)('seen from %s, %j is %s by %i days', (today, milestone, is, days) => {
  expect(latenessOf(milestone, today)).toEqual({ is, days });
});

test('milestones move with the start, over a leap day too, and none of them is done', () => {
  const moved = shiftedMilestones([{ ...gate, due_date: '2024-03-01' }], '2024-02-28', '2025-02-28');
  expect(moved).toEqual([{ name: 'Gate', due_date: '2025-03-02', done: false }]);
});

test('milestones stand in the order of their days, those without one last', () => {
  const days = [{ due_date: null }, { due_date: '2026-02-01' }, { due_date: '2026-01-01' }];
  expect(byDueDate(days).map(({ due_date }) => due_date)).toEqual(['2026-01-01', '2026-02-01', null]);
});

test('healths disagree where both are known and differ', () => {
  const set = { health_mode: 'manual', health: 'green', automatic_health: 'red' } as const;
  expect(isDisagreeing(set)).toBe(true);
  expect(isDisagreeing({ ...set, automatic_health: 'green' })).toBe(false);
  expect(isDisagreeing({ ...set, automatic_health: null })).toBe(false);
  expect(isDisagreeing({ ...set, health_mode: 'auto' })).toBe(false);
});
