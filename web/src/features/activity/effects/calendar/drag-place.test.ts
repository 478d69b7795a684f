import { expect, test } from 'vitest';
import { calendarEntry as entry } from '../../../../../test/calendar-answers.ts';
import { dragged, type Grip } from './drag-place.ts';
import type { ClockOf } from './wall.ts';

const [TUE, WED, THU] = ['2026-11-17', '2026-11-18', '2026-11-19'];
const always: ClockOf = () => null;
const on = (grip: Grip, date: string, minute: number | null, step = 15, clockOf = always) =>
  dragged(grip, { date, minute }, step, clockOf);
const morning = entry({ work_date: WED, start: '09:00', end: '10:00' });

test('an empty stretch takes in the slots that were touched, whichever way it was drawn', () => {
  const grip: Grip = { act: 'create', date: WED, minute: 547 };
  expect(on(grip, WED, 611)).toEqual({ act: 'create', stretch: { date: WED, from: 540, to: 615 } });
  expect(on(grip, WED, 500)).toEqual({ act: 'create', stretch: { date: WED, from: 495, to: 555 } });
  expect(on(grip, WED, 548, 5)).toEqual({ act: 'create', stretch: { date: WED, from: 545, to: 550 } });
  expect(on(grip, WED, null)).toEqual({ act: 'create', stretch: { date: WED, from: 0, to: 555 } });
});

test('an entry follows where it was held, to another day too, and begins within it', () => {
  const grip: Grip = { act: 'move', entry: morning, held: 20 };
  const place = (date: string, minute: number) => {
    const preview = on(grip, date, minute);
    return preview && 'place' in preview ? preview.place.stretch : null;
  };
  expect(place(THU, 685)).toEqual({ date: THU, from: 660, to: 720 });
  expect(place(TUE, 3)).toEqual({ date: TUE, from: 0, to: 60 });
  expect(place(TUE, 1439)).toEqual({ date: TUE, from: 1425, to: 1485 });
  expect(on(grip, THU, null)).toBeNull();
});

test('what is held behind midnight moves the day on which it began', () => {
  const night = entry({
    work_date: TUE,
    start: '22:00',
    end: '02:00',
    ends_next_day: true,
    duration_s: 14_400,
  });
  const grip: Grip = { act: 'move', entry: night, held: 180 };
  expect(on(grip, WED, 60)).toMatchObject({ place: { date: WED, stretch: { from: 0 } } });
  expect(on({ ...grip, held: 1500 }, THU, 90)).toMatchObject({ place: { date: WED, stretch: { from: 30 } } });
});

test('an edge stays a step away from the other one, and an entry within 24 hours', () => {
  const edge = (act: 'start' | 'end', date: string, minute: number) => {
    const preview = on({ act, entry: morning, held: 0 }, date, minute);
    return preview && 'place' in preview ? preview.place.stretch : null;
  };
  expect(edge('end', WED, 662)).toEqual({ date: WED, from: 540, to: 660 });
  expect(edge('end', WED, 300)).toEqual({ date: WED, from: 540, to: 555 });
  expect(edge('end', THU, 120)).toEqual({ date: WED, from: 540, to: 1560 });
  expect(edge('end', THU, 900)).toEqual({ date: WED, from: 540, to: 1980 });
  expect(edge('start', WED, 498)).toEqual({ date: WED, from: 495, to: 600 });
  expect(edge('start', TUE, 900)).toEqual({ date: WED, from: 0, to: 600 });
});

test('what has no times gets them in the hours, and stays without above them', () => {
  const grip: Grip = { act: 'move', entry: entry({ work_date: WED, duration_s: 5400 }), held: 0 };
  expect(on(grip, THU, 541)).toMatchObject({ place: { stretch: { date: THU, from: 540, to: 630 } } });
  expect(on(grip, THU, null)).toMatchObject({ place: { date: THU, stretch: null } });
});

test('nothing starts or ends in the hour that the clock skips', () => {
  const spring: ClockOf = (date) => (date === '2026-03-29' ? { at: 60, to: 120 } : null);
  const grip: Grip = { act: 'create', date: '2026-03-29', minute: 70 };
  expect(on(grip, '2026-03-29', 200, 15, spring)).toMatchObject({ stretch: { from: 120, to: 210 } });
  const back: Grip = { act: 'create', date: '2026-03-29', minute: 5 };
  expect(on(back, '2026-03-29', 80, 15, spring)).toMatchObject({ stretch: { from: 0, to: 120 } });
});
