import { expect, test } from 'vitest';
import type { TemplateOutcome } from '#contract/shifts/template-shapes.ts';
import { outcomeDays } from './outcome.ts';

const [MONDAY, TUESDAY] = ['2026-12-07', '2026-12-08'];
const shift = { start: '14:00', end: '22:00', name: 'Guarding', site: null, headcount: 2, people: [] };
const left = { start: '06:00', name: 'Patrol', member: null, rule: 'past-day', message: 'This day is over.' };
const outcome: TemplateOutcome = {
  ...{ batch_id: null, undo_until: null, shifts: 2, places: 1, from: MONDAY, to: '2026-12-13' },
  planned: [
    { ...shift, shift_id: 's2', day: TUESDAY },
    { ...shift, shift_id: 's1', day: MONDAY, people: [{ id: 'p1', name: 'Callum Reid' }] },
  ],
  left: [
    { ...left, shift_id: 's3', day: MONDAY },
    { ...left, shift_id: 's1', day: MONDAY, member: { id: 'p2', name: 'Hana Sato' }, message: 'On leave.' },
  ],
};

test('days come in their order, with how much is planned and how much can’t be', () => {
  expect(outcomeDays(outcome).map(({ day, planned, left }) => [day, planned, left])).toEqual([
    [MONDAY, 1, 2],
    [TUESDAY, 1, 0],
  ]);
});

test('a day goes by the hour, and what is in the way of somebody stands with their shift, whose place stays open', () => {
  const [monday] = outcomeDays(outcome);
  expect(monday?.rows.map(({ start, isPlanned, open, people }) => [start, isPlanned, open, people])).toEqual([
    ['06:00', false, 0, []],
    ['14:00', true, 1, ['Callum Reid']],
  ]);
  expect(monday?.rows[1]?.left.map(({ message }) => message)).toEqual(['On leave.']);
});

test('what is in the way of all that a day leaves out is said once', () => {
  const [monday] = outcomeDays({
    ...outcome,
    left: ['s4', 's5'].map((shift_id) => ({ ...left, shift_id, day: MONDAY })),
  });
  expect(monday?.why).toBe('This day is over.');
  expect(outcomeDays(outcome).map(({ why }) => why)).toEqual([undefined, undefined]);
});
