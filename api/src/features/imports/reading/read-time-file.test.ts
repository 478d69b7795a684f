import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytes, fixture } from '../fixtures/files.ts';
import { readTimeFile } from './read-time-file.ts';
import { totalSeconds } from './summary.ts';

const overMidnight = (file: ReturnType<typeof readTimeFile>) =>
  file.entries.filter(({ span }) => span.end !== null && span.end.slice(0, 10) !== span.workDate).length;

const differing = (file: ReturnType<typeof readTimeFile>) =>
  file.warnings.filter(({ code }) => code === 'duration_differs').length;

const traits = (file: ReturnType<typeof readTimeFile>) => ({
  format: file.format,
  errors: file.errors.length,
  people: new Set(file.entries.map(({ person }) => person.email)).size,
  entries: file.entries.length,
  seconds: totalSeconds(file.entries),
  overMidnight: overMidnight(file),
  undescribed: file.entries.filter(({ note }) => note === '').length,
  differing: differing(file),
});

test('a team of five from Toggl Track is read whole, durations as they are written', () => {
  expect(traits(readTimeFile(fixture('toggl-team.csv')))).toEqual({
    format: 'toggl',
    errors: 0,
    people: 5,
    entries: 11,
    seconds: 67_869,
    overMidnight: 2,
    undescribed: 2,
    differing: 2,
  });
});

test('a Clockify file with 12-hour times and month-first dates is read, odd characters and all', () => {
  const { format, dateOrder, entries, errors } = readTimeFile(fixture('clockify-us.csv'));
  expect({ format, dateOrder, errors }).toEqual({ format: 'clockify', dateOrder: 'mdy', errors: [] });
  expect(entries[0]?.note).toBe("\\\\ 🔥 odd  ''''''`!@#$%^&*()_+\\-=\\[\\]{};':''\\\\|,.''<>\\/?~ \\\\\\");
  expect(entries[1]).toMatchObject({
    service: 'Welding',
    tags: ['Night', 'Yard'],
    billable: false,
    span: {
      workDate: '2024-03-04',
      start: '2024-03-04T23:30:00',
      end: '2024-03-05T00:30:01',
      durationSeconds: 3601,
    },
    money: { rate: '0', currency: 'EUR' },
  });
});

test('a Harvest file with decimal commas becomes exact seconds and figures', () => {
  const { format, dateOrder, entries } = readTimeFile(fixture('harvest-decimal-comma.csv'));
  expect({ format, dateOrder }).toEqual({ format: 'harvest', dateOrder: 'ymd' });
  expect(entries).toMatchObject([
    {
      person: { name: 'Ada North' },
      span: { durationSeconds: 72_036 },
      money: { rate: '1000', amount: '20010', currency: 'EUR' },
    },
    {
      client: '\\\\ 🔥 "North" & Sons \\\\\\',
      project: { name: 'Pier Repair', code: 'PIER-1' },
      span: { durationSeconds: 36 },
    },
  ]);
});

const AMBIGUOUS = bytes('User,Start Date,Duration (h)\nAda,03/04/2024,1:00\nAda,05/06/2024,1:00');
const days = (file: ReturnType<typeof readTimeFile>) => file.entries.map(({ span }) => span.workDate);

test('an ambiguous date order is said, and settled by an answer', () => {
  expect(readTimeFile(AMBIGUOUS).dateOrder).toBe('ambiguous');
  expect(readTimeFile(AMBIGUOUS).errors).toEqual([]);
  expect(days(readTimeFile(AMBIGUOUS, 'dmy'))).toEqual(['2024-04-03', '2024-06-05']);
  expect(days(readTimeFile(AMBIGUOUS, 'mdy'))).toEqual(['2024-03-04', '2024-05-06']);
  expect(readTimeFile(AMBIGUOUS, 'dmy').dateOrder).toBe('dmy');
});

test('an answer about the order does not touch dates with a leading year', () => {
  expect(readTimeFile(fixture('toggl-team.csv'), 'dmy').dateOrder).toBe('ymd');
});

test('a header without rows is refused', () => {
  expect(() => readTimeFile(bytes('User,Start date,Duration\n\n'))).toThrow('no rows below its header');
});

const real = (name: string): URL => new URL(`../../../../../../shared/data/${name}`, import.meta.url);

if (existsSync(real('toggl-detailed-2016.csv'))) {
  test('the real team file is read to the second', () => {
    expect(traits(readTimeFile(readFileSync(real('toggl-detailed-2016.csv'))))).toEqual({
      format: 'toggl',
      errors: 0,
      people: 5,
      entries: 652,
      seconds: 3_188_866,
      overMidnight: 13,
      undescribed: 34,
      differing: 8,
    });
  });

  test('the other real exports are read, and the lists among them refused', () => {
    const read = (name: string) => readTimeFile(readFileSync(real(name)));
    expect(traits(read('toggl_time_entries_1.csv'))).toMatchObject({
      format: 'toggl',
      entries: 2,
      seconds: 3601,
    });
    expect(read('clockify_time_entries_1.csv')).toMatchObject({
      format: 'clockify',
      dateOrder: 'ambiguous',
      errors: [],
    });
    expect(read('clockify_time_entries_2.csv')).toMatchObject({ dateOrder: 'mdy', errors: [], rows: 1 });
    expect(traits(read('harvest_time_entries_1.csv'))).toMatchObject({
      format: 'harvest',
      entries: 2,
      seconds: 72_036,
    });
    for (const list of [
      'clockify_projects_1',
      'clockify_projects_2',
      'harvest_projects_1',
      'harvest_clients_1',
    ]) {
      expect(() => read(`${list}.csv`)).toThrow('not time');
    }
  });
}
