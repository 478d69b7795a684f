import { expect, test } from 'vitest';
import { entryOf, findOf, hoursOn, idOf, numberIn } from '../trials/time.ts';
import { durations } from './durations.ts';
import { isEmptyNote, notes } from './notes.ts';
import { onProjects, outsideEmployment } from './outside.ts';
import { unassigned } from './unassigned.ts';

const DAY = '2026-03-03';
const many = (count: number, fields: object = {}) =>
  Array.from({ length: count }, () => entryOf(DAY, '09:00', '10:00', fields));

test('a duration that isn’t the time from start to end is told to the second of imported time', () => {
  const row = { ...entryOf(DAY, '09:00', '10:00'), seconds: 3_599 };
  const [found] = findOf(durations, [{ ...row, source: 'import' }]);
  expect(found).toMatchObject({ kind: 'durations-disagree', severity: 'low', weight: 1, count: 1 });
  expect(found?.rows[0]?.values[0]).toEqual({ code: 'difference', is: { unit: 'seconds', value: 1 } });
  // Instants of a clock here are rounded to seconds, each by itself.
  expect(findOf(durations, [{ ...row, source: 'timer' }])).toEqual([]);
  expect(findOf(durations, [{ ...row, source: 'timer', seconds: 3_598 }])).toHaveLength(1);
  expect(findOf(durations, [hoursOn(DAY, 8, { source: 'import' })])).toEqual([]);
});

test('entries without a length are told apart', () => {
  const [found] = findOf(durations, [entryOf(DAY, '09:00', '09:00', { source: 'import' })]);
  expect(found).toMatchObject({ kind: 'entries-without-length', count: 1 });
});

test('missing notes are told where two of three have one, or where they are demanded', () => {
  const without = many(5, { note: '  ' });
  expect(findOf(notes, [...many(10), ...without])).toMatchObject([
    { kind: 'notes-missing', count: 5, confidence: { pct: 66 } },
  ]);
  expect(findOf(notes, [...many(8), ...without])).toEqual([]);
  expect(findOf(notes, without, { require_note: true })).toMatchObject([
    { confidence: { reason: 'demanded' } },
  ]);
  const planned = without.map((row) => ({ ...row, shift_id: idOf('h', 1) }));
  expect(findOf(notes, planned, { require_note: true })).toEqual([]);
});

test('a note says nothing that is a sign, a letter again and again, or a word typed to have typed something', () => {
  expect(['x', '--', 'Cu', 'xxxx', 'Test', ' asdf! '].filter(isEmptyNote)).toHaveLength(6);
  expect(['QP2', 'Tests of berth 4', 'Survey', '点検作業', 'Ü-Bahn'].filter(isEmptyNote)).toEqual([]);
  expect(findOf(notes, [entryOf(DAY, '09:00', '10:00', { note: 'x' })])).toMatchObject([
    { kind: 'notes-saying-nothing', count: 1 },
  ]);
});

test('work without a project or a service is told where nine of ten have one, or where it is demanded', () => {
  const [found] = findOf(unassigned, [...many(20), ...many(2, { project_id: null })]);
  expect(found).toMatchObject({ kind: 'time-unassigned', count: 2 });
  expect(found && numberIn(found, 'without-project')).toBe(2);
  expect(found?.rows[0]?.link).toMatch(/^\/manager\/organizations\/.*\/time\?date=2026-03-03&q=Anna\+Berg$/);
  expect(findOf(unassigned, [...many(20), ...many(3, { project_id: null })])).toEqual([]);
  expect(findOf(unassigned, many(1, { service_id: null }), { require_service: true })).toHaveLength(1);
  expect(
    findOf(unassigned, many(1, { project_id: null, category: 'training' }), { require_project: true }),
  ).toEqual([]);
});

test('time outside somebody’s employment is grave; first and last day belong to it', () => {
  const rows = [hoursOn('2026-03-02', 8), hoursOn(DAY, 8), hoursOn('2026-03-04', 8)];
  expect(findOf(outsideEmployment, rows, {}, { start_date: DAY, end_date: DAY })).toMatchObject([
    { kind: 'time-outside-employment', severity: 'high', count: 2, subject: { type: 'member' } },
  ]);
  expect(findOf(outsideEmployment, rows, {}, { start_date: '2026-03-02', end_date: '2026-03-04' })).toEqual(
    [],
  );
});

test('time after a project ended, and billable time without a rate, are told of the project', () => {
  const lock = idOf('p', 2);
  const late = entryOf('2026-02-01', '09:00', '10:00', { project_id: lock });
  expect(
    findOf(onProjects, [entryOf('2026-01-31', '09:00', '10:00', { project_id: lock }), late]),
  ).toMatchObject([
    { kind: 'time-outside-project', subject: { type: 'project', id: lock, name: 'Lock' }, count: 1 },
  ]);
  expect(findOf(onProjects, many(2, { priced: false }))).toMatchObject([
    { kind: 'billable-unpriced', weight: 7_200, count: 2 },
  ]);
  expect(findOf(onProjects, many(2, { priced: false, billable: false }))).toEqual([]);
});
