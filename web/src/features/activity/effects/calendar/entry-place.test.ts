import { expect, test } from 'vitest';
import { calendarEntry as entry } from '../../../../../test/calendar-answers.ts';
import { backTo, changeFor, entryAt, movedTo, piecesOf, stretchOf } from './entry-place.ts';
import { sideBySide } from './lanes.ts';
import type { ClockOf } from './wall.ts';

const always: ClockOf = () => null;
const spring: ClockOf = (date) => (date === '2026-03-29' ? { at: 60, to: 120 } : null);
const morning = entry({ work_date: '2026-11-18', start: '09:00', end: '10:30', duration_s: 5412 });

test('an entry over midnight is drawn in both days, and one until midnight in one', () => {
  const night = { work_date: '2026-12-31', start: '22:00', end: '06:00', ends_next_day: true };
  const stretch = stretchOf(entry({ ...night, duration_s: 28_800 }));
  expect(stretch && piecesOf(stretch)).toEqual([
    { date: '2026-12-31', from: 1320, to: 1440, before: false, after: true },
    { date: '2027-01-01', from: 0, to: 360, before: true, after: false },
  ]);
  expect(piecesOf({ date: '2028-02-28', from: 1380, to: 1440 })).toEqual([
    { date: '2028-02-28', from: 1380, to: 1440, before: false, after: false },
  ]);
  expect(piecesOf({ date: '2028-02-28', from: 1380, to: 1500 }).map(({ date }) => date)).toEqual([
    ...['2028-02-28', '2028-02-29'],
  ]);
});

test('an entry whose clock shows the same hour at both ends is as long as it was', () => {
  const twice = entry({ work_date: '2026-10-25', start: '01:30', end: '01:30', duration_s: 3600 });
  expect(stretchOf(twice)).toEqual({ date: '2026-10-25', from: 90, to: 150 });
});

test('a move asks for another start and the same length, a day without times for the day alone', () => {
  const place = movedTo(always, morning, '2026-11-19', 600);
  expect(changeFor(morning, 'move', place)).toEqual({
    ...{ work_date: '2026-11-19', start: '10:00', duration_s: 5412 },
  });
  expect(changeFor(entry({ duration_s: 60 }), 'move', { date: '2026-11-20', stretch: null })).toEqual({
    work_date: '2026-11-20',
  });
});

test('an edge leaves the other one as it is, and may go over midnight', () => {
  const stretch = { date: '2026-11-18', from: 540, to: 1440 };
  expect(changeFor(morning, 'end', { date: '2026-11-18', stretch })).toEqual({
    ...{ end: '00:00', ends_next_day: true },
  });
  const earlier = { date: '2026-11-18', from: 525, to: 630 };
  expect(changeFor(morning, 'start', { date: '2026-11-18', stretch: earlier })).toEqual({
    ...{ start: '08:45', end: '10:30', ends_next_day: false },
  });
  const after = entryAt(always, morning, 'start', { date: '2026-11-18', stretch: earlier });
  expect([after.start, after.end, after.duration_s]).toEqual(['08:45', '10:30', 6300]);
});

test('where the clocks go forward a moved entry keeps its length, and one that grows over it gets no hour for free', () => {
  const hour = entry({ work_date: '2026-03-29', start: '05:00', end: '06:00', duration_s: 3600 });
  const place = movedTo(spring, hour, '2026-03-29', 30);
  expect(entryAt(spring, hour, 'move', place)).toMatchObject({
    ...{ start: '00:30', end: '02:30', duration_s: 3600 },
  });
  const grown = { date: '2026-03-29', stretch: { date: '2026-03-29', from: 0, to: 360 } };
  expect(entryAt(spring, hour, 'start', grown).duration_s).toBe(5 * 3600);
});

test('what takes a move back names the seconds that the clock didn’t show', () => {
  const timed = entry({ ...morning, started_at: '2026-11-18T09:00:12.000Z' });
  expect(backTo(timed)).toEqual({ work_date: '2026-11-18', start: '09:00:12', duration_s: 5412 });
  expect(backTo(entry({ work_date: '2026-11-18', duration_s: 60 }))).toEqual({
    ...{ work_date: '2026-11-18', start: null, end: null, duration_s: 60 },
  });
});

test('what shares time lies side by side, what only touches doesn’t', () => {
  const lanes = (...pieces: [number, number][]) =>
    sideBySide(pieces.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => [lane, lanes]);
  expect(lanes([540, 600], [600, 660])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(lanes([540, 660], [570, 600], [600, 630])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
  ]);
});
