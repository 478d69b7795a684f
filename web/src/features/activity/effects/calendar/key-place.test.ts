import { expect, test } from 'vitest';
import { calendarEntry as entry } from '../../../../../test/calendar-answers.ts';
import { type Act, placeOf } from './entry-place.ts';
import { stepped } from './key-place.ts';
import type { Field } from './spots.ts';
import type { ClockOf } from './wall.ts';

const [WED, THU] = ['2026-11-18', '2026-11-19'];
const taken = (from: number, to: number) => ({
  ...{ id: 'x', date: WED, from, to, lane: 0, before: false, after: false },
});
const field: Field = { dates: [WED, THU], pieces: [taken(540, 600), taken(600, 645)], untimed: [] };
const always: ClockOf = () => null;
const morning = entry({ work_date: WED, start: '06:55', end: '08:10', duration_s: 4500 });

const press = (one: typeof morning, act: Act, days: -1 | 0 | 1, by: -1 | 0 | 1, clockOf = always) => {
  const { date, stretch } = stepped(one, placeOf(one), { act, days, by }, field, clockOf);
  return [date, stretch?.from ?? null, stretch?.to ?? null];
};

test('a press goes to the next quarter of an hour, or to the day beside, and stays at the edges', () => {
  expect(press(morning, 'move', 0, 1)).toEqual([WED, 420, 495]);
  expect(press(morning, 'move', 0, -1)).toEqual([WED, 405, 480]);
  expect(press(morning, 'move', 1, 0)).toEqual([THU, 415, 490]);
  expect(press(morning, 'move', -1, 0)).toEqual([WED, 415, 490]);
  expect(press(morning, 'end', 0, 1)).toEqual([WED, 415, 495]);
  expect(press(morning, 'start', 0, -1)).toEqual([WED, 405, 490]);
  const short = entry({ work_date: WED, start: '00:00', end: '00:10', duration_s: 600 });
  expect(press(short, 'end', 0, -1)).toEqual([WED, 0, 10]);
  expect(press(short, 'move', 0, -1)).toEqual([WED, 0, 10]);
});

test('what has no times gets them where the working day is free', () => {
  expect(press(entry({ duration_s: 1800 }), 'move', 0, 1)).toEqual([WED, 645, 675]);
  expect(press(entry({ duration_s: 1800 }), 'move', 0, -1)).toEqual([WED, null, null]);
});

test('a press goes over the hour that the clock skips, both ways', () => {
  const spring: ClockOf = (date) => (date === WED ? { at: 60, to: 120 } : null);
  const early = entry({ work_date: WED, start: '00:45', end: '02:15', duration_s: 1800 });
  expect(press(early, 'move', 0, 1, spring)).toEqual([WED, 120, 150]);
  const late = entry({ work_date: WED, start: '02:00', end: '03:00' });
  expect(press(late, 'move', 0, -1, spring)).toEqual([WED, 45, 165]);
});
