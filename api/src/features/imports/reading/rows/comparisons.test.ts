import { expect, test } from 'vitest';
import { type TogglRow, togglFile } from '../../fixtures/files.ts';
import { readTimeFile } from '../read-time-file.ts';

const warningsOf = (...rows: TogglRow[]) => readTimeFile(togglFile(...rows)).warnings;

test('two rows of one person at the same time give a warning on the later one', () => {
  expect(warningsOf({ 'Start time': '09:30:00', Duration: '01:00:00' }, {})).toMatchObject([
    { code: 'overlap', row: 2, column: 'Start time', message: expect.stringContaining('row 3') },
  ]);
});

test('a row inside a long earlier one is found behind rows between them', () => {
  const warnings = warningsOf(
    { 'End time': '17:00:00', Duration: '08:00:00' },
    { 'Start time': '10:00:00', Duration: '00:30:00' },
    { 'Start time': '16:00:00', 'End time': '16:30:00', Duration: '00:30:00' },
  );
  expect(warnings.filter(({ code }) => code === 'overlap').map(({ row }) => row)).toEqual([3, 4]);
});

test('rows of two people, rows that touch and rows of no length do not overlap', () => {
  expect(warningsOf({}, { Email: 'ben@example.org' })).toEqual([]);
  expect(warningsOf({}, { 'Start time': '10:30:00', 'End time': '11:00:00', Duration: '00:30:00' })).toEqual(
    [],
  );
  expect(warningsOf({}, { 'Start time': '10:00:00', 'End time': '10:00:00', Duration: '00:00:00' })).toEqual(
    [],
  );
});

test('a duration that is a second longer than start to end does not make neighbours overlap', () => {
  const warnings = warningsOf(
    { Duration: '01:30:01' },
    { 'Start time': '10:30:00', 'End time': '11:00:00', Duration: '00:30:00' },
  );
  expect(warnings.map(({ code }) => code)).toEqual(['duration_differs']);
});

test('a day of one person with more than 24 hours gives one warning', () => {
  const long = { 'Start time': '00:00:00', 'End time': '13:00:00', Duration: '13:00:00' } as const;
  expect(warningsOf(long, long).map(({ code }) => code)).toEqual(['overlap', 'long_day']);
});
