import { expect, test } from 'vitest';
import { bytes, type TogglRow, togglFile } from '../../fixtures/files.ts';
import { readTimeFile } from '../read-time-file.ts';

const first = (...rows: TogglRow[]) => readTimeFile(togglFile(...rows)).entries[0];

test('a duration that disagrees with start and end is kept, with a warning', () => {
  const read = readTimeFile(togglFile({ Duration: '01:29:59' }));
  expect(read.entries[0]?.span.durationSeconds).toBe(5399);
  expect(read.warnings).toEqual([
    {
      code: 'duration_differs',
      row: 2,
      column: 'Duration',
      value: '01:29:59',
      message: 'The duration is 01:29:59, from start to end it is 01:30:00. The duration is kept.',
    },
  ]);
});

test('a missing duration is counted from start and end', () => {
  expect(first({ Duration: '' })?.span.durationSeconds).toBe(5400);
});

test('hours with two decimals give way to the start and end that they were rounded from', () => {
  const read = readTimeFile(
    bytes(
      'User,Start date,Start time,End time,Duration (decimal)\nAda,2024-03-04,9:00,9:20,0.33\nAda,2024-03-04,10:00,11:00,2',
    ),
  );
  expect(read.entries.map(({ span }) => span.durationSeconds)).toEqual([1200, 7200]);
  expect(read.warnings.filter(({ code }) => code === 'duration_differs')).toHaveLength(1);
});

test('an entry over midnight belongs to the day on which it starts', () => {
  expect(first({ 'Start time': '23:30:00', 'End date': '2024-03-05', 'End time': '01:00:00' })?.span).toEqual(
    {
      workDate: '2024-03-04',
      start: '2024-03-04T23:30:00',
      end: '2024-03-05T01:00:00',
      durationSeconds: 5400,
    },
  );
});

test('without an end date, an end earlier than the start lies on the next day', () => {
  const { entries } = readTimeFile(
    bytes('User,Start date,Start time,End time\nAda,2024-12-31,11:30 PM,1:00 AM'),
  );
  expect(entries[0]?.span).toMatchObject({ end: '2025-01-01T01:00:00', durationSeconds: 5400 });
});

test('without times an entry has a day and a duration only', () => {
  const { entries } = readTimeFile(bytes('User;Start date;Duration\nAda;2024-03-04;1:30'));
  expect(entries[0]?.span).toEqual({ workDate: '2024-03-04', start: null, end: null, durationSeconds: 5400 });
});

test('names are trimmed, notes keep their line ends and emoji, control characters go', () => {
  const entry = first({
    User: '  Ada \u00a0 North ',
    Description: ' 🔥 one\u0007\ntwo ',
    Email: ' ADA@Example.ORG',
  });
  expect(entry?.person).toEqual({ name: 'Ada North', email: 'ada@example.org' });
  expect(entry?.note).toBe('🔥 one\ntwo');
});

test('a file without people, project or billable columns is read, and says nothing about them', () => {
  const { entries, errors } = readTimeFile(bytes('Start date,Duration\n2024-03-04,1:30'));
  expect(errors).toEqual([]);
  expect(entries[0]).toMatchObject({
    person: { name: '', email: '' },
    project: null,
    billable: null,
    note: '',
  });
});

test('an amount that cannot be read is left out with a warning, because hours do not depend on it', () => {
  const read = readTimeFile(togglFile({ 'Amount (USD)': 'n/a' }));
  expect(read.entries[0]?.money).toEqual({ rate: null, amount: null, currency: 'USD' });
  expect(read.warnings).toMatchObject([{ code: 'amount_unread', column: 'Amount (USD)', value: 'n/a' }]);
});

test('tags that are too long are cut with a warning', () => {
  const read = readTimeFile(
    bytes(`User,Start date,Duration,Tags\nAda,2024-03-04,1:00,"a, a, ${'x'.repeat(50)}"`),
  );
  expect(read.entries[0]?.tags).toEqual(['a', 'x'.repeat(40)]);
  expect(read.warnings).toMatchObject([{ code: 'tag_shortened', column: 'Tags' }]);
});
