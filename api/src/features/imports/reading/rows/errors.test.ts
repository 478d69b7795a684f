import { expect, test } from 'vitest';
import { bytes, type TogglRow, togglFile } from '../../fixtures/files.ts';
import { readTimeFile } from '../read-time-file.ts';

const errorsOf = (...rows: TogglRow[]) => readTimeFile(togglFile(...rows)).errors;

test('a wrong cell is named by row, column and value, with what to do', () => {
  expect(errorsOf({}, { 'Start date': '2024-02-30' }, {})).toEqual([
    {
      row: 3,
      column: 'Start date',
      value: '2024-02-30',
      message: 'This is not a date. Write it like 2024-12-31, as the other rows do.',
    },
  ]);
});

test.each([
  ['Start date', '', 'The date is missing'],
  ['End date', 'tomorrow', 'not a date'],
  ['Start time', '25:00:00', 'not a time of day'],
  ['End time', '9', 'not a time of day'],
  ['Duration', 'long', 'not a duration'],
  ['Duration', '-00:10:00', 'negative'],
  ['Duration', '24:00:01', 'at most 24 hours'],
  ['Billable', 'perhaps', 'Write Yes or No'],
  ['Email', 'ada at home', 'not an e-mail address'],
  ['Project', 'x'.repeat(121), 'at most 120 characters'],
  ['Description', 'x'.repeat(5001), 'at most 5000 characters'],
] as const)('%s “%.12s” is an error of that cell', (column, value, message) => {
  expect(errorsOf({ [column]: value })).toEqual([
    { row: 2, column, value: value.slice(0, 200), message: expect.stringContaining(message) },
  ]);
});

test('a row that names nobody is an error', () => {
  expect(errorsOf({ User: '', Email: '' })).toMatchObject([{ row: 2, column: 'User' }]);
  expect(errorsOf({ User: '' })).toEqual([]);
});

test('an end before the start is an error, except where a clock was set back by an hour', () => {
  expect(errorsOf({ 'Start time': '12:00:00' })).toMatchObject([{ column: 'End time', value: '10:30:00' }]);
  expect(errorsOf({ 'Start time': '02:50:00', 'End time': '02:10:00', Duration: '00:20:00' })).toEqual([]);
});

test('several wrong cells of a row are all reported, the same mistake once', () => {
  const errors = errorsOf({ 'Start date': '2024-13-01', 'End date': '2024-13-01', Duration: 'long' });
  expect(errors.map(({ column }) => column)).toEqual(['Start date', 'Duration']);
});

test('a row with too many cells is reported once, as a row', () => {
  const { errors, entries } = readTimeFile(
    bytes('User,Start date,Duration\nAda,2024-03-04,1:00\nNorth, Ada,2024-03-04,1:00'),
  );
  expect(errors).toMatchObject([
    { row: 3, column: '', message: expect.stringContaining('4 cells, the header 3') },
  ]);
  expect(entries).toHaveLength(1);
});

test('a row that is cut off and a quote that is not closed are reported once', () => {
  const cut = readTimeFile(bytes('User,Start date,Duration\nAda,2024-03-04,1:00\nBen'));
  expect(cut.errors).toMatchObject([{ row: 3, message: expect.stringContaining('ends after 1 of 3 cells') }]);
  const open = readTimeFile(bytes('User,Start date,Duration\nAda,2024-03-04,1:00\n"Ben,2024-03-04,1:00'));
  expect(open.errors).toMatchObject([{ row: 3, message: expect.stringContaining('quote') }]);
});

test('ten thousand rows with five hundred bad ones give exactly five hundred errors', () => {
  const bad = [
    { 'Start date': '2024-13-45', 'End date': '2024-13-45' },
    { Duration: 'n/a' },
    { 'Start time': '9 o’clock' },
    { Duration: '30:00:00' },
    { User: '', Email: '' },
  ] as const;
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    index % 20 === 7 ? (bad[((index / 20) % 5) | 0] ?? {}) : { Description: `Survey ${index}` },
  );
  const read = readTimeFile(togglFile(...rows));
  expect(read.rows).toBe(10_000);
  expect(read.errors).toHaveLength(500);
  expect(new Set(read.errors.map(({ row }) => row)).size).toBe(500);
  expect(read.entries).toHaveLength(9500);
});
