import { expect, test } from 'vitest';
import { booked, MONDAY, PEOPLE, rosterWeek, shiftOn } from '../../../../test/roster-answers.ts';
import { rowsOf } from './rows.ts';

const [callum] = PEOPLE;
const TUESDAY = '2026-11-24';
const night = shiftOn('d1', MONDAY, { start: '22:00', end: '06:00', people: [booked('bd1', callum)] });
const evening = shiftOn('d2', TUESDAY, { start: '18:00', end: '23:00', people: [booked('bd2', callum)] });
const noon = shiftOn('d3', TUESDAY, { start: '05:00', end: '11:00', people: [booked('bd3', callum)] });

const away = (id: string, from: string, to: string, minutes: { from: number; to: number } | null) => ({
  ...{ id, member_id: callum.id, type: 'Paid leave', from, to, part: minutes && 'morning', minutes },
});
const callumOn = (roster: Parameters<typeof rosterWeek>[0], days: readonly string[], isDay = false) =>
  rowsOf(rosterWeek({ leave: [], shifts: [], ...roster }), days, isDay)[0];
const lanesIn = (row: ReturnType<typeof callumOn>) =>
  row?.cells.map((cell) => cell.map(({ shift, lane }) => [shift.start, lane]));

test('by the clock the night before ends beside what comes later, and what is at the same hours stands below', () => {
  const row = callumOn({ overnight: [night], shifts: [noon, evening] }, [TUESDAY], true);
  expect(row?.cells[0]?.map(({ shift, isEnding, lane }) => [shift.start, isEnding, lane])).toEqual([
    ['22:00', true, 0],
    ['05:00', false, 1],
    ['18:00', false, 0],
  ]);
  expect(row?.lanes).toBe(2);
});

test('days beside each other leave the night before to its own day', () => {
  const row = callumOn({ overnight: [night], shifts: [evening] }, [TUESDAY]);
  expect(lanesIn(row)).toEqual([[['18:00', 0]]]);
});

test('by the clock half a day of leave stands beside a shift of the other half, a whole one above it', () => {
  const half = away('1', TUESDAY, TUESDAY, { from: 0, to: 720 });
  const one = callumOn({ leave: [half], shifts: [evening] }, [TUESDAY], true);
  expect([lanesIn(one), one?.lanes]).toEqual([[[['18:00', 0]]], 1]);
  const whole = callumOn({ leave: [away('2', TUESDAY, TUESDAY, null)], shifts: [evening] }, [TUESDAY], true);
  expect([lanesIn(whole), whole?.lanes]).toEqual([[[['18:00', 1]]], 2]);
});

test('two leaves of one day stand above each other, and above what is planned on it', () => {
  const halves = [
    away('1', TUESDAY, TUESDAY, { from: 0, to: 720 }),
    away('2', TUESDAY, TUESDAY, { from: 780, to: 900 }),
  ];
  const row = callumOn({ leave: halves, shifts: [evening] }, [MONDAY, TUESDAY]);
  expect(row?.leave.map(({ lane }) => lane)).toEqual([0, 1]);
  expect([lanesIn(row), row?.lanes]).toEqual([[[], [['18:00', 2]]], 3]);
});
