import { expect, test } from 'vitest';
import { WORKING_DAYS } from '../trials/histories.ts';
import { at, entryOf, findOf, hoursOn, idOf } from '../trials/time.ts';
import { daysAlike, entriesTwice, writtenAtOnce } from './copies.ts';

const DAY = '2026-03-03';

test('an entry that is there twice is told once, another at the same time with another note not at all', () => {
  const row = entryOf(DAY, '09:00', '10:00', { note: 'Survey' });
  const [found, ...rest] = findOf(entriesTwice, [row, { ...row, id: idOf('e', 9_001) }]);
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ count: 1, weight: 3_600, confidence: { reason: 'measured' } });
  expect(findOf(entriesTwice, [row, { ...row, id: idOf('e', 9_002), note: 'Report' }])).toEqual([]);
});

test('without a start it may be two of a kind, which is said', () => {
  const row = hoursOn(DAY, 2, { note: 'Call' });
  const [found] = findOf(entriesTwice, [row, { ...row, id: idOf('e', 9_003) }]);
  expect(found?.confidence).toMatchObject({ pct: 65, reason: 'no-start' });
});

const copied = (days: readonly string[]) =>
  days.flatMap((day) => [
    entryOf(day, '09:00', '12:00', { note: 'Survey' }),
    entryOf(day, '13:00', '17:00', { note: 'Report' }),
  ]);

test('five days that are copies of each other are told, four are not, nor is one entry a day', () => {
  const days = WORKING_DAYS.slice(0, 5);
  const [found] = findOf(daysAlike, copied(days));
  expect(found).toMatchObject({ kind: 'days-identical', count: 5, severity: 'low' });
  expect(findOf(daysAlike, copied(days.slice(0, 4)))).toEqual([]);
  expect(
    findOf(
      daysAlike,
      days.map((day) => hoursOn(day, 8, { note: 'Survey' })),
    ),
  ).toEqual([]);
});

test('what was logged from shifts is alike by itself', () => {
  const rows = copied(WORKING_DAYS.slice(0, 5)).map((row) => ({ ...row, shift_id: idOf('h', 1) }));
  expect(findOf(daysAlike, rows)).toEqual([]);
});

const writtenAt = (days: readonly string[], day: string) =>
  days.map((one, minute) => hoursOn(one, 8, { written_s: at(day, '17:00') + minute * 120 }));

test('a week that was written in one go a week later is told; one that was written on its Friday isn’t', () => {
  const week = WORKING_DAYS.slice(4, 9);
  const [first = '', , , , last = ''] = week;
  const [found] = findOf(writtenAtOnce, writtenAt(week, '2026-01-20'));
  expect(found).toMatchObject({ kind: 'days-written-at-once', days: { from: first }, weight: 5 });
  expect(findOf(writtenAtOnce, writtenAt(week, last))).toEqual([]);
  const imported = writtenAt(week, '2026-01-20').map((row) => ({ ...row, source: 'import' }));
  expect(findOf(writtenAtOnce, imported)).toEqual([]);
});
